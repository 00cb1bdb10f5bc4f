import { notifications } from '@/features/notifications/texts';
import { commonTexts } from '@/shop/commonTexts';

const refund = 'Die Rückerstattung erfolgt auf die gewählte Zahlungsmethode.';

export const stornoTexts = {
  title: 'Bestellung stornieren',
  description: 'Eine Bestellung ansehen und stornieren.',
  vat: commonTexts.vat,
  toProgram: commonTexts.toProgram,

  entryLead:
    'Du hast von uns einen Link zum Stornieren? Füg ihn hier ein – oder nur die Kennung, mit der er endet.',
  field: 'Link oder Kennung',
  fieldHint: 'Du siehst zuerst die Bestellung. Storniert wird erst, wenn du es bestätigst.',
  submit: 'Bestellung ansehen',
  missing: 'Bitte gib den Link oder die Kennung ein.',
  unusable: 'Das ist kein Link zum Stornieren. Prüf, ob er vollständig ist.',

  loading: 'Wir suchen deine Bestellung …',
  failed: 'Wir können deine Bestellung gerade nicht laden',
  unknownTitle: 'Diesen Link kennen wir nicht',
  unknown: 'Prüf, ob der Link vollständig ist.',
  otherLink: 'Anderen Link eingeben',
  reload: 'Noch einmal nachsehen',

  foundLead: 'Das wird storniert. Solange du nicht bestätigst, passiert nichts.',
  order: 'Deine Bestellung',
  orderNumber: 'Bestellnummer',
  orderDate: 'Bestellt am',
  each: (price: string) => `je ${price}`,
  noPositions: 'Was darin steht, können wir dir hier nicht zeigen. Storniert wird die ganze Bestellung.',
  total: 'Gesamtsumme',
  refund,

  cancel: 'Bestellung stornieren',
  cancelling: 'Wird storniert …',
  offline: 'Du bist gerade offline: Stornieren geht erst wieder mit Internet.',
  otherRunning: 'Gerade läuft noch eine andere Stornierung.',
  confirmTitle: 'Bestellung wirklich stornieren?',
  confirm: (orderId: string | undefined, total: string | undefined) =>
    `Deine ganze Bestellung${orderId ? ` ${orderId}` : ''}${total ? ` über ${total}` : ''} wird storniert. Rückgängig machen kannst du das nicht.`,
  keep: 'Nicht stornieren',
  confirmed: 'Jetzt stornieren',

  slow: 'Wenn du nicht länger wartest, bleibt unklar, ob deine Stornierung angekommen ist.',
  stopWaiting: 'Nicht länger warten',
  done: notifications.stornoDone.text,
  doneTitle: 'Die Stornierung hat geklappt',
  failure: notifications.stornoFailed.text,
  refused:
    'Die Stornierung wurde abgelehnt. Das passiert auch, wenn die Bestellung schon storniert ist: Sieh am besten zuerst nach.',
  tryAgain: 'Noch einmal stornieren',
  unclearTitle: 'Es ist unklar, ob deine Stornierung angekommen ist',
  unclear: 'Vielleicht ist die Bestellung schon storniert. Sieh nach, bevor du es noch einmal probierst.',
  reloading: 'Wir sehen nach, ob deine Bestellung storniert ist …',
  reloadFailed: 'Wir konnten nicht nachsehen',
  notYet: 'Wir haben nachgesehen: Deine Stornierung ist bisher nicht angekommen.',

  /** For an order that was cancelled here, but that the backend still returns as open. */
  again: {
    title: 'Du hast diese Bestellung schon storniert',
    known:
      'Du hast sie in diesem Browser storniert, und das hat geklappt. Trotzdem ist sie bei uns noch nicht als storniert eingetragen.',
    advice: 'Sieh später noch einmal nach. Noch einmal zu stornieren ist nur nötig, wenn das so bleibt.',
    cancel: 'Trotzdem noch einmal stornieren',
    confirmTitle: 'Bestellung noch einmal stornieren?',
    confirm: 'Du hast diese Bestellung schon einmal storniert.',
  },

  notCancellable: {
    none: {
      title: 'Hier gibt es nichts zu stornieren',
      text: 'Vielleicht ist die Bestellung schon storniert, oder der Link ist nicht vollständig.',
    },
    done: {
      title: 'Diese Bestellung ist schon storniert',
      text: `Du hast sie in diesem Browser storniert. ${refund}`,
    },
    sent: {
      title: 'Deine Stornierung ist offenbar angekommen',
      text: 'Wir haben keine klare Antwort darauf bekommen. Aber zu diesem Link gibt es jetzt nichts mehr zu stornieren.',
    },
  },
};
