import type { RibbonType } from '../../../src/domain/entities';
import type { usualFlags } from './types';

/** One show of the plan, and in which flags it differs from the usual show. */
export type PlannedFilm = Partial<typeof usualFlags> & {
  /** From today. */
  day: number;
  clock: string;
  film: string;
  showId?: number;
  /** Remaining tickets; undefined means plenty. */
  stock?: number;
  ribbonType?: RibbonType;
  listed?: false;
};

const extraCarShowId = 233;

const evening = '20:30';
const late = '22:45';
const afternoon = '17:00';
const night = '00:15';

/** Covers every state of a film card (requirements, "Card button state (movies)") at least once. */
export const filmPlan: PlannedFilm[] = [
  { day: 0, clock: evening, film: 'metropolis', ribbonType: 'hot' },
  { day: 1, clock: evening, film: 'nosferatu', stock: 0, ribbonType: 'outOfStock' },
  { day: 2, clock: evening, film: 'der-general', stock: 15 },
  { day: 3, clock: evening, film: 'sherlock-jr', stock: 8 },
  { day: 5, clock: evening, film: 'goldrausch', ribbonType: 'sale' },
  { day: 6, clock: evening, film: 'das-cabinet-des-dr-caligari', stock: 4 },
  { day: 7, clock: evening, film: 'das-phantom-der-oper', stock: 0 },
  { day: 8, clock: evening, film: 'metropolis', displayMoviePageBeforeShowDetail: true },
  { day: 9, clock: evening, film: 'faust', stock: 2 },
  { day: 10, clock: evening, film: 'ausgerechnet-wolkenkratzer', stock: 1, ribbonType: 'hot' },
  { day: 12, clock: evening, film: 'acht-lichter-ueber-wien', showId: extraCarShowId },
  { day: 13, clock: evening, film: 'nosferatu' },
  { day: 14, clock: evening, film: 'der-general' },
  { day: 15, clock: evening, film: 'frau-im-mond', displayMoviePageBeforeShowDetail: true },
  { day: 16, clock: evening, film: 'orlacs-haende' },
  { day: 17, clock: evening, film: 'sherlock-jr' },
  { day: 19, clock: evening, film: 'der-golem', futureSales: true },
  { day: 20, clock: evening, film: 'goldrausch' },
  { day: 21, clock: evening, film: 'cafe-elektric', futureSales: true },
  { day: 22, clock: evening, film: 'das-cabinet-des-dr-caligari' },
  { day: 23, clock: evening, film: 'faust' },
  { day: 24, clock: evening, film: 'metropolis' },
  { day: 26, clock: evening, film: 'der-golem' },
  { day: 27, clock: evening, film: 'der-student-von-prag' },

  { day: 1, clock: late, film: 'orlacs-haende' },
  { day: 2, clock: late, film: 'das-cabinet-des-dr-caligari' },
  { day: 8, clock: late, film: 'nosferatu' },
  { day: 9, clock: late, film: 'sherlock-jr' },
  { day: 15, clock: late, film: 'faust' },
  { day: 16, clock: late, film: 'ausgerechnet-wolkenkratzer' },
  { day: 22, clock: late, film: 'frau-im-mond' },
  { day: 23, clock: late, film: 'der-general' },

  { day: 2, clock: afternoon, film: 'die-abenteuer-des-prinzen-achmed' },
  { day: 3, clock: afternoon, film: 'die-reise-zum-mond' },
  { day: 9, clock: afternoon, film: 'der-igel-der-nachts-leuchtet' },
  { day: 10, clock: afternoon, film: 'die-abenteuer-des-prinzen-achmed', stock: 12 },
  { day: 16, clock: afternoon, film: 'karl-und-die-fliegende-strassenbahn', ribbonType: 'hot' },
  { day: 17, clock: afternoon, film: 'die-reise-zum-mond', stock: 0 },
  { day: 23, clock: afternoon, film: 'der-igel-der-nachts-leuchtet' },
  { day: 24, clock: afternoon, film: 'die-reise-zum-mond' },

  { day: 29, clock: evening, film: 'metropolis', futureSales: true, publicAvailable: false },
  {
    day: 30,
    clock: afternoon,
    film: 'karl-und-die-fliegende-strassenbahn',
    futureSales: true,
    publicAvailable: false,
  },
  { day: 31, clock: evening, film: 'sherlock-jr', futureSales: true, publicAvailable: false },

  { day: 56, clock: evening, film: 'der-kameramann', futureSales: true, upcoming: true, listed: false },
  { day: -3, clock: evening, film: 'goldrausch', listed: false },
  { day: 10, clock: night, film: 'frau-im-mond' },
];

/** Films without a date; listed ones are also in the programme. */
export const placeholderPlan: { film: string; listed: boolean }[] = [
  { film: 'die-nibelungen', listed: true },
  { film: 'sonnenaufgang', listed: true },
  { film: 'der-letzte-mann', listed: false },
  { film: 'variete', listed: false },
  { film: 'der-zirkus', listed: false },
];
