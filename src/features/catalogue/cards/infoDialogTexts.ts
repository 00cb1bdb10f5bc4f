import { brand } from '@/shop/brand';
import { cardTexts, stateTexts } from '@/features/catalogue/cardTexts';

export const infoDialogTexts = {
  title: `Kurzinformation zu ${brand.name} Vorstellungen`,
  facts: (boxOfficeFrom: string) => [
    {
      title: 'Tickets',
      text: 'Jede Person im Auto braucht ein Ticket. Dazu kommt einmal je Auto das Autoticket, der Stellplatz.',
    },
    { title: 'Ton', text: 'Den Filmton hörst du über dein Autoradio.' },
    { title: 'Wann und wo', text: 'Tag, Beginnzeit und Ort stehen bei jedem Termin.' },
    {
      title: 'Online oder vor Ort',
      text: `Online suchst du dir alles in Ruhe aus. Tickets gibt es auch an der Tageskassa ab ${boxOfficeFrom} Uhr.`,
    },
    {
      title: `„${stateTexts.soldOut}“ oder „${stateTexts.futureSales}“?`,
      text: `Läuft der Film noch an anderen Tagen, führt dich „${cardTexts.otherDates}“ oder „${cardTexts.movieDetails}“ dorthin.`,
    },
    {
      title: `„${cardTexts.remind}“`,
      text: 'Steht bei Filmen ohne Termin: Wir schreiben dir, sobald es einen gibt.',
    },
  ],
  close: 'Schliessen',
};
