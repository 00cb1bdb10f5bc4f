export const newsletterTexts = {
  subscribe: 'Newsletter abonnieren',
  subscribeToProgram: 'Filmprogramm abonnieren',
  submit: 'Abonnieren',
  programLead: 'Hol dir das neue Filmprogramm per E-Mail.',
  showForm: 'Anmeldeformular anzeigen',
  frameTitle: 'Anmeldung zum Newsletter',
  provider:
    'Dieses Formular kommt von unserem E-Mail-Dienst. Was du hier einträgst, geht direkt dorthin; auch deine IP-Adresse sieht er.',
  newWindow: 'Formular in neuem Fenster öffnen',
};
