export const showTexts = {
  loading: 'Die Vorstellung wird geladen …',
  failedTitle: 'Diese Seite ist gerade nicht zu erreichen',
  description: (name: string, when: string) => `${name}, ${when}: Tickets und Infos.`,
  where: 'Ort',
  cast: 'Mit',
  director: 'Von',
  ticket: 'Ticket',
  stall: 'Standplatz',
  products: 'Dazu aussuchen',
  mandatory: 'gehört dazu',
  packages: 'Im Paket',
  packageFallback: 'Paket',
  packageChoose: 'Paket übernehmen',
  packageTaken: (name: string) => `${name} ist ausgewählt.`,
  total: 'Summe',
  vat: 'inkl. USt.',
  addToCart: 'In den Warenkorb',
  toCart: 'Zum Warenkorb',
  unavailable: {
    over: 'Diese Vorstellung ist schon vorbei.',
    soldOut: 'Ausverkauft',
    presaleStopped: 'Vorverkauf gestoppt - Tickets an der Tageskassa ab 5:30 Uhr erhältlich',
    futureSales: 'Verkauf startet in Kürze',
    unscheduled: 'Der Termin steht noch nicht fest.',
    onSiteOnly: 'Standplatzverkauf nur Vorort',
    closed: 'GESCHLOSSEN',
  },
  toProgram: 'Zum Programm',
};

export const movieTexts = {
  loading: 'Der Film wird geladen …',
  failedTitle: 'Dieser Film ist gerade nicht zu erreichen',
  notFoundTitle: 'Film nicht gefunden',
  dates: 'Alle Termine',
  noDates: 'Gerade ist kein Termin eingetragen.',
  description: (name: string) => `${name} im Autokino: Inhalt und alle Termine.`,
};

export const quantityTexts = {
  group: (name: string) => `Anzahl: ${name}`,
  decrease: (name: string) => `Menge verringern: ${name}`,
  increase: (name: string) => `Menge erhöhen: ${name}`,
  input: (name: string) => `Menge: ${name}`,
  limited: (count: number) => `Die Menge wurde auf ${count} gesetzt.`,
  refused: (count: number) => `Diese Menge geht nicht. Es bleibt bei ${count}.`,
};
