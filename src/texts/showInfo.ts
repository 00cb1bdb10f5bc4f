export const showInfoTexts = { open: 'Kurzinfo zu den Vorstellungen' };
