export const glanceTexts = {
  runningTime: 'Länge',
  minutes: (count: number) => `${count}\u00a0${count === 1 ? 'Minute' : 'Minuten'}`,
  ageRating: 'Altersfreigabe',
  age: (years: string) => `ab ${years}\u00a0Jahren`,
  language: 'Sprache',
  genre: 'Genre',
  doors: 'Einlass',
  from: (time: string) => `ab ${time}`,
  end: 'Ende',
  about: (time: string) => `etwa ${time}`,
};
