/** What stands at checkout beside the form: what became of an order, and what has to be asked before it. */
export const orderTexts = {
  refused: 'Dein Warenkorb ist unverändert. Du kannst ihn anpassen und es noch einmal probieren.',
  unclearTitle: 'Es ist unklar, ob deine Bestellung angekommen ist',
  unclear:
    'Wir haben keine brauchbare Antwort bekommen. Schau zuerst in deinen Posteingang. Ist dort keine Bestätigung, bestell noch einmal: Wir schicken dieselbe Kennung mit, damit es als dieselbe Bestellung erkannt werden kann. Dein Warenkorb ist noch da.',
  unclearOther:
    'Das war vor deiner letzten Änderung am Warenkorb. Schau zuerst in deinen Posteingang. Was du jetzt bestellst, ist eine weitere Bestellung.',
  leavingTitle: 'Du wirst zur Zahlung weitergeleitet …',
  leaving: 'Falls nichts passiert:',
  unpaidTitle: 'Zahlung nicht abgeschlossen',
  unpaid: (orderId: string | null) =>
    orderId
      ? `Deine Bestellung ${orderId} ist angelegt, aber noch nicht bezahlt.`
      : 'Deine Bestellung ist angelegt, aber noch nicht bezahlt.',
  continuePayment: 'Weiter zur Zahlung',
  checkPayment: 'Zahlung prüfen',
  orderAgain: 'Neu bestellen',
};
