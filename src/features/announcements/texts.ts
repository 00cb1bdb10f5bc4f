export const announcementTexts = {
  title: 'Durchsage',
  level: { info: 'Durchsage', changed: 'Geändert', cancelled: 'Abgesagt' },
  more: 'Mehr dazu',
  newWindow: '(neues Fenster)',
  close: 'Schließen',
  asOf: (moment: string) => `Stand: ${moment}`,
};
