import { formTexts } from './texts';
import { pageNames } from '@/shop/pageTexts';

const { tooLong, email } = formTexts.errors;

export const withdrawalTexts = {
  title: pageNames.withdrawal,
  description: 'Den Kauf von Gutscheinen aus unserem Shop online widerrufen, ohne Angabe von Gründen.',
  lead: 'Hier widerrufst du den Kauf von Gutscheinen, die du in unserem Shop gekauft hast. Einen Grund musst du nicht nennen.',
  notFor:
    'Für Tickets und Standplätze mit einem festen Termin ist diese Seite nicht da. Wie du sie stornierst, steht hier: ',
  toStorno: 'Bestellung stornieren',

  details: 'Deine Angaben',
  name: 'Vor- und Nachname',
  orderNumber: 'Bestellnummer',
  orderNumberHint: 'Die Nummer steht in deiner Bestätigung und unter „Meine Bestellungen“.',
  email: 'E-Mail-Adresse',
  submit: pageNames.withdrawal,

  review: 'Bitte prüfe deinen Widerruf',
  willSend: 'Das wird gesendet, wenn du bestätigst:',
  change: 'Angaben ändern',
  confirm: 'Widerruf bestätigen',
  unclearTitle: 'Es ist unklar, ob dein Widerruf angekommen ist',
  otherWays: 'Klappt es nicht, erreichst du uns auch so:',
  contact: 'Kontakt',

  mail: (address: string) => `Dein Widerruf geht als E-Mail an ${address}.`,
  mailCounts:
    '„Widerruf bestätigen“ öffnet dein E-Mail-Programm mit dem fertigen Text. Der Widerruf zählt erst, wenn du diese E-Mail abschickst.',
  mailFails: 'Öffnet sich nichts? Dann kannst du den Text kopieren und selbst an diese Adresse schicken.',

  copy: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  notCopied: 'Das hat nicht geklappt. Bitte markiere den Text und kopiere ihn selbst.',

  declaration: 'Ich widerrufe den Vertrag über die Gutscheine aus dieser Bestellung.',
  subject: (orderNumber: string) => `Widerruf zur Bestellung ${orderNumber}`,

  receipt: {
    title: 'Dein Widerruf ist eingegangen',
    at: (moment: string) => `Eingegangen am ${moment}`,
    text: 'Das hast du uns geschickt:',
    keep: 'Das ist dein Beleg: Druck ihn aus oder kopiere den Text.',
    email: 'Eine Bestätigung per E-Mail bekommst du nur, wenn wir dir eine schicken.',
    print: 'Beleg drucken',
    again: 'Noch einen Vertrag widerrufen',
  },

  errors: {
    name: { required: 'Bitte gib deinen Namen ein.', otherwise: tooLong },
    orderNumber: { required: 'Bitte gib deine Bestellnummer ein.', otherwise: tooLong },
    email: { maxLength: tooLong, otherwise: email },
  },
};
