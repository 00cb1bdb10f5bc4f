/**
 * What must hold for a visitor, and where we want to be (docs/performance.md). A value is at most `must` or `aim`.
 * @typedef {object} Goal
 * @property {string} number
 * @property {string} what
 * @property {number} must
 * @property {number} aim
 */

/** @type {(number: string, what: string, must: number, aim: number) => Goal} */
const goal = (number, what, must, aim) => ({ number, what, must, aim });

export const goals = {
  firstPaint: goal('G1', 'First paint, against the page without scripts', 1.15, 1.05),
  shell: goal('G1', 'Largest paint of the shell, against the page without scripts', 1.15, 1.05),
  content: goal('G2', 'First cards, dates, show or cart, against the hand-written page', 1.15, 1.05),
  listScript: goal('G3', 'JavaScript of a list', 128, 118),
  html: goal('G4', 'HTML of a list with its critical CSS', 7.75, 7),
  blocking: goal('G4', 'Files that block the first paint', 0, 0),
  trips: goal('G5', 'Serial round trips until the content is painted', 2, 2),
  requests: goal('G5', 'Requests until the content is painted', 9, 6),
  shift: goal('G6', 'Layout shift (CLS)', 0.005, 0),
  blocked: goal('G6', 'Blocking time (TBT)', 150, 50),
  lighthouse: goal('G6', 'Points missing of Lighthouse’s 100 for performance', 2, 0),
  press: goal('G7', 'A press on twelve journeys, 98th percentile', 200, 100),
  page: goal('G7', 'Heading of the next page, its code loaded, 98th percentile', 200, 100),
  back: goal('G7', 'Heading after Back, 98th percentile', 200, 100),
  mediumList: goal('G8', 'CPU to show 500 shows, against the hand-written list', 0.7, 0.6),
  longList: goal('G8', 'CPU to show 5,000 shows, against the hand-written list', 0.4, 0.33),
  cartPress: goal('G9', 'A press in a cart of 500 lines', 200, 100),
  cartCpu: goal('G9', 'CPU of a press in a cart of 500 lines, against the hand-written cart', 1.7, 1.4),
  heap: goal('G10', 'Heap with 500 shows', 8, 6),
  heapGrowth: goal('G10', 'Growth of the heap over 80 navigations', 0.05, 0.02),
  repeatVisit: goal('G11', 'Cards on a repeat visit, against the first visit', 0.4, 0.25),
  earlyPress: goal('G12', 'A press before hydration: handled after hydration (never: lost)', 200, 100),
  fonts: goal('G13', 'Texts in a fallback font at 10 Mbps', 0, 0),
  fontShift: goal('G13', 'Layout shift (CLS) at 10 Mbps', 0.005, 0),
  longListPress: goal('R18', 'A press in a list of 2,000 shows', 200, 200),
};
