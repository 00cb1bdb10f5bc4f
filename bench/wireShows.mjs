const day = 24 * 60 * 60 * 1000;
const days = 28;
const clocks = ['16:30', '18:00', '19:30', '21:00', '22:45'];
const films = [
  'Das Cabinet des Dr. Caligari',
  'Der Golem, wie er in die Welt kam',
  'Die Abenteuer des Prinzen Achmed',
  'Die freudlose Gasse',
  'Faust – eine deutsche Volkssage',
  'Metropolis',
  'Nosferatu & der letzte Zug',
  'Sherlock Jr.',
];

const sentence =
  'Ein Stummfilm unter freiem Himmel, mit Musik aus dem Autoradio und einer Pause für den Kiosk.';

/**
 * @typedef {object} State
 * @property {boolean} [isUnscheduled]
 * @property {string} [urlIdentifier]
 * @property {boolean} [soldOut]
 * @property {boolean} [futureSales]
 * @property {boolean} [displayMoviePageBeforeShowDetail]
 * @property {number} [fomoStatus]
 * @property {string} [ribbonType]
 * @property {number} [countFutureShowsForMovie]
 */

/**
 * Every state of a film's card (requirements, "Card button state (movies)"), each scarcity and ribbon.
 * @type {State[]}
 */
const states = [
  {},
  { fomoStatus: 1, ribbonType: 'hot' },
  { soldOut: true, countFutureShowsForMovie: 3, ribbonType: 'outOfStock' },
  { fomoStatus: 2 },
  { futureSales: true, countFutureShowsForMovie: 2 },
  { displayMoviePageBeforeShowDetail: true, fomoStatus: 3 },
  { soldOut: true, fomoStatus: 5 },
  { urlIdentifier: 'sondervorstellung', fomoStatus: 4, ribbonType: 'sale' },
  { futureSales: true },
  { isUnscheduled: true, fomoStatus: 5 },
];

/**
 * The backend mixes these representations of a boolean.
 * @param {boolean | undefined} value
 * @param {number} salt
 */
function flag(value = false, salt) {
  return [value, value ? 1 : 0, String(value)][salt % 3];
}

/** @param {number} time epoch ms; the result is the day in UTC as DD.MM.YYYY */
const dateText = (time) => new Date(time).toISOString().slice(0, 10).split('-').reverse().join('.');

/**
 * Without an image, so that the network does not affect the measurement.
 * @param {number} movieId
 */
function film(movieId) {
  return {
    movieId,
    movieName: `${films[movieId % films.length]} (${movieId})`,
    imagePath: '/bilder/film/',
    headerImagePath: '/bilder/kopf/film.svg',
    price: movieId % 3 === 0 ? '14.90' : 14.9,
    description: Array(3).fill(sentence).join(' '),
    actors: 'Lil Dagover, Conrad Veidt, Werner Krauß, Brigitte Helm',
    producer: 'Erich Pommer',
    urlIdentifier: `stummfilm-${movieId}`,
  };
}

/** The mandatory product of every film show. */
const fee = {
  id: 5007,
  purchaseProductId: 7,
  productName: 'Servicegebühr',
  description: 'Je Auto',
  price: '1.50',
  taxrate: 20,
  mandatory: 1,
  productOrderType: 'product',
  productType: 'fee',
  productImagePath: '/bilder/produkt/gebuehr.svg',
  productCateogry: 'Gebühren',
  sortPosition: 1,
  count: 1,
};

/**
 * @param {number} index
 * @param {number} firstDay epoch ms
 */
function show(index, firstDay) {
  const { isUnscheduled, urlIdentifier, ...state } = states[index % states.length] ?? {};
  const showId = 1000 + index;
  const movie = film(1 + (index % 60));
  const date = isUnscheduled ? '31.12.2099' : dateText(firstDay + (index % days) * day);
  return {
    showId,
    date,
    dateString: date,
    time: clocks[index % clocks.length],
    location: index % 2 === 0 ? 'Autokino Platz 1' : 'Autokino Platz 2',
    timeSlot: 'Abend',
    showName: movie.movieName,
    showType: 'kino',
    movie,
    movieUrlIdentifier: movie.urlIdentifier,
    products: [fee],
    countFutureShowsForMovie: 0,
    ...state,
    publicAvailable: flag(true, index),
    upcoming: flag(false, index + 1),
    soldOut: flag(state.soldOut, index + 2),
    futureSales: flag(state.futureSales, index),
    displayMoviePageBeforeShowDetail: flag(state.displayMoviePageBeforeShowDetail, index),
    urlIdentifier: urlIdentifier ? `${urlIdentifier}-${showId}` : null,
  };
}

/**
 * Response of `show/getCurrentShows` with film shows of the next four weeks in the order of the list, because the
 * reference page does not sort.
 * @param {number} count
 */
function wireShows(count) {
  const names = new Intl.Collator('de-AT');
  const firstDay = Date.now() + day;
  const shows = Array.from({ length: count }, (_, index) => show(index, firstDay));
  /** @param {{ date: string, time: string | undefined }} entry */
  const orderOf = (entry) => {
    const date = entry.date.split('.').reverse().join('');
    return date.startsWith('2099') ? date.slice(0, 4) : `${date} ${entry.time}`;
  };
  shows.sort((a, b) => {
    const [first, second] = [orderOf(a), orderOf(b)];
    if (first !== second) return first < second ? -1 : 1;
    return names.compare(a.movie.movieName, b.movie.movieName) || a.showId - b.showId;
  });
  return { dataEntries: shows, publicEvents: [] };
}

/**
 * @typedef {object} Programme
 * @property {number} count of shows
 * @property {string} body the response as JSON
 * @property {(text: string) => number} countOf number of shows with this text in the name of the film
 */

/**
 * @param {number} count
 * @returns {Programme}
 */
export function programmeOf(count) {
  const answer = wireShows(count);
  const names = answer.dataEntries.map(({ movie }) => movie.movieName.toLowerCase());
  return {
    count,
    body: JSON.stringify(answer),
    countOf: (text) => names.filter((name) => name.includes(text.toLowerCase())).length,
  };
}
