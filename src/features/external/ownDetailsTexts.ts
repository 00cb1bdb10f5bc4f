export const ownDetailsTexts = {
  telephone: 'Telefon',
  email: 'E-Mail',
  company: 'Unternehmen',
  companyRows: {
    name: 'Name',
    legalForm: 'Rechtsform',
    address: 'Anschrift',
    managingDirectors: 'Geschäftsführung',
    registerNumber: 'Firmenbuchnummer',
    court: 'Firmenbuchgericht',
    vatId: 'UID-Nummer',
    chamber: 'Mitglied bei',
    authority: 'Aufsichtsbehörde',
  },
};
