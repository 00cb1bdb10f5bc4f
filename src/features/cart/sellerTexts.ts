export const sellerTexts = {
  label: 'Für deinen Stand',
  packingList: 'Packliste',
  checklist: 'Checkliste',
  calculator: 'Standrechner',
};
