export const gateTexts = {
  show: 'Beim Einlass zeigen',
  number: 'Bestellnummer',
  numbers: 'Bestellnummern',
  close: 'Zum Schließen tippen',
  orKey: 'oder eine Taste drücken',
};
