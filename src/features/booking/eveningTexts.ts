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
  frequency: (megahertz: string) => `${megahertz}\u00a0MHz`,
  radio: 'Ton auf UKW',
};
