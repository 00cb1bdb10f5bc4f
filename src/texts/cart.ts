export const cartTexts = {
  title: 'Warenkorb',
  description: 'Dein Warenkorb: Tickets, Standplätze und Gutscheine.',
  columns: { description: 'Beschreibung', price: 'Preis', count: 'Anzahl', total: 'Summe' },
  stacked: { description: 'Produkt', price: 'Einzelpreis', count: 'Anzahl', total: 'Positionssumme' },
  remove: 'Entfernen',
  empty: 'Dein Warenkorb ist noch leer.',
  toProgram: 'Zum Kinoprogramm',
  toFlohmarkt: 'Zum Flohmarktkalender',
  total: 'Gesamtsumme',
  vat: 'inkl. USt.',
  checkout: 'Zur Kasse',
  extraCar: 'Weiteres Auto hinzufügen',
  voucher: {
    label: 'Gutscheincode',
    submit: 'Gutschein einlösen',
    checking: 'Gutschein wird geprüft …',
    missing: 'Bitte gib einen Gutscheincode ein.',
    alreadyRedeemed: 'Diesen Gutschein hast du schon eingelöst.',
    nothingToRedeemFor: 'Lege zuerst etwas in den Warenkorb, dann kannst du den Gutschein einlösen.',
    code: (code: string) => `Code ${code}`,
  },
};

export const extraCarTexts = {
  title: 'Weiteres Auto hinzufügen',
  lead: 'Kommt ihr mit mehreren Autos? Jedes Auto braucht ein eigenes Ticket.',
  toShow: 'Zur Vorstellung',
};
