export const nearestTexts = { title: 'Meintest du eine dieser Seiten?' };
