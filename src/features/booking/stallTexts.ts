export const stallTexts = {
  restored: 'Deine letzte Auswahl für diesen Markt ist wieder da.',
};
