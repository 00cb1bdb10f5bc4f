import { cardTexts } from './programTexts';
import { commonTexts } from '@/shop/commonTexts';

export const showTexts = {
  title: 'Termin',
  loading: 'Der Termin wird geladen …',
  failedTitle: 'Diese Seite ist gerade nicht zu erreichen',
  description: (name: string, when: string) => `${name}, ${when}: alles zu diesem Termin.`,
  where: 'Ort',
  cast: (names: string) => `Mit: ${names}`,
  producer: (names: string) => `Produktion: ${names}`,
  mandatory: 'gehört dazu',
  unavailable: {
    over: 'Dieser Termin ist schon vorbei.',
    soldOut: cardTexts.soldOut,
    presaleStopped: cardTexts.presaleStopped,
    futureSales: cardTexts.salesSoon,
    unscheduled: 'Der Termin steht noch nicht fest.',
    onSiteOnly: cardTexts.onSiteOnly,
    closed: cardTexts.closed,
  },
  toProgram: commonTexts.toProgram,
};
