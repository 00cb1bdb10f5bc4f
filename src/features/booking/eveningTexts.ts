export const eveningTexts = {
  title: 'Ablauf',
  moments: {
    doors: 'Einlass',
    sunset: 'Sonnenuntergang',
    dark: 'Dunkel',
    start: 'Beginn',
    end: 'Ende',
  },
  about: (time: string) => `etwa ${time}`,
  radio: 'Ton auf UKW',
};
