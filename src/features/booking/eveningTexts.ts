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
  radio: 'Ton im Autoradio',
  frequency: (megahertz: string) => `UKW ${megahertz}\u00a0MHz`,
};
