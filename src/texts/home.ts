import { sharedTexts } from '@/texts/shared';

export const homeTexts = {
  title: 'Autokino und Flohmarkt in Wien',
  seasonOver: (past: string, returns: string) =>
    `Die Kinosaison ${past} ist vorbei. Das Autokino kommt im ${returns} wieder.`,
  cinema: 'Autokino',
  cinemaLead: 'Große Leinwand, eigenes Auto, Ton aus dem Radio: such dir einen Film und einen Abend aus.',
  toProgram: sharedTexts.toProgram,
  flohmarkt: 'Flohmarkt',
  flohmarktLead: (day: string, closed: string, reopens: string) =>
    `Jeden ${day} stöbern oder selbst verkaufen. Im ${closed} ist Pause, im ${reopens} geht es weiter.`,
  boxOffice: (time: string) => `Tickets gibt es auch an der Tageskassa ab ${time} Uhr.`,
  toFlohmarkt: sharedTexts.toFlohmarkt,
};
