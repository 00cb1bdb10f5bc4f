export const showInfoTexts = { open: 'Kurzinformation' };
