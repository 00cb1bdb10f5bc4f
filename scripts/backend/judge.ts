import { paymentStates } from '../../src/domain/payment';
import type { Assumption } from './assumptions';
import { isResponse } from './ask';
import type { CallName } from './calls';
import {
  bodyOf,
  isObject,
  objectsIn,
  objectsOf,
  reportsOf,
  valuesOf,
  type Evidence,
  type Fields,
} from './evidence';

type Verdict = 'confirmed' | 'refuted' | 'open';
export type Judgement = { verdict: Verdict; because: string };

const confirmed = (because: string): Judgement => ({ verdict: 'confirmed', because });
const refuted = (because: string): Judgement => ({ verdict: 'refuted', because });
const open = (because: string): Judgement => ({ verdict: 'open', because });

const listed = (values: unknown[]) => values.map((value) => `"${String(value)}"`).join(', ');

/** Whether all values of a field are among the known ones. */
function oneOf(objects: Fields[], field: string, known: readonly unknown[]): Judgement {
  const values = valuesOf(objects, field);
  if (values.length === 0) return open(`no response has ${field}`);
  const others = values.filter((value) => !known.includes(value));
  return others.length > 0
    ? refuted(`${field} is also ${listed(others)}`)
    : confirmed(`${field}: ${listed(values)}`);
}

/** Whether the responses to the calls of this name are what the shop reads. */
function judgeCall(evidence: Evidence, name: CallName, otherwise: string): Judgement {
  const reports = reportsOf(evidence, name);
  if (reports.length === 0) return open(otherwise);
  const unread = reports.filter(({ read }) => read === undefined);
  return unread.length > 0
    ? refuted(unread[0]?.findings[0]?.text ?? 'it does not fit')
    : confirmed('the response fits');
}

const showsIn = (objects: Fields[]) => objects.filter((object) => 'showId' in object);
const productsIn = (objects: Fields[]) => objects.filter((object) => 'purchaseProductId' in object);
const showTypes = ['kino', 'flohmarkt', 'automarkt', 'publicevent', 'kino_past'];

function idsOf(evidence: Evidence, query: Record<string, string>): unknown[] | undefined {
  const report = reportsOf(evidence, 'shows', query).find(
    ({ step }) => Object.keys(step.query).length === Object.keys(query).length + 1,
  );
  return report?.read === undefined ? undefined : valuesOf(showsIn(objectsIn(bodyOf(report))), 'showId');
}

function childrensFilms(evidence: Evidence): Judgement {
  const films = idsOf(evidence, { showtype: 'kino' });
  const children = idsOf(evidence, { showtype: 'kino', moviegenre: 'kinder' });
  if (!films || !children || films.length === 0) return open('no list of films');
  if (children.length === 0) return open('no film of this genre at the moment');
  const isFiltered = children.length < films.length && children.every((id) => films.includes(id));
  return isFiltered
    ? confirmed(`${children.length} of ${films.length} films`)
    : refuted('the genre does not narrow the list');
}

function publicEvents(evidence: Evidence): Judgement {
  const lists = reportsOf(evidence, 'shows').flatMap((report) => {
    const body = bodyOf(report);
    return isObject(body) && Array.isArray(body['publicEvents']) ? [body['publicEvents'].length] : [];
  });
  if (lists.length === 0) return refuted('no response has publicEvents');
  return lists.some((count) => count > 0)
    ? confirmed('publicEvents has entries')
    : open('publicEvents is empty');
}

function ownPrice(evidence: Evidence): Judgement {
  const films = showsIn(objectsOf(evidence, 'shows')).flatMap(({ movie }) =>
    isObject(movie) ? [movie] : [],
  );
  if (films.length === 0) return open('no show of a film');
  const free = films.filter(({ price }) => price === undefined || price === null || price === '');
  return free.length > 0
    ? refuted(`${free.length} of ${films.length} films have no price`)
    : confirmed('every film has a price');
}

function always(objects: Fields[], field: string, thing: string): Judgement {
  if (objects.length === 0) return open(`no ${thing}`);
  const without = objects.filter((object) => object[field] === undefined || object[field] === null);
  return without.length === 0
    ? confirmed(`every ${thing} has ${field}`)
    : open(`${without.length} of ${objects.length} have no ${field}`);
}

function packageName(evidence: Evidence): Judgement {
  const packages = objectsOf(evidence, 'show').flatMap(({ productPackages }) =>
    Array.isArray(productPackages) ? productPackages.filter(isObject) : [],
  );
  if (packages.length === 0) return open('no package');
  return packages.some(({ packageName: name }) => name)
    ? confirmed('packages have it')
    : refuted('no package has it');
}

function upcomingFilms(evidence: Evidence): Judgement {
  const fits = judgeCall(evidence, 'upcoming', 'not asked');
  if (fits.verdict !== 'confirmed') return fits;
  const shows = showsIn(objectsOf(evidence, 'upcoming'));
  if (shows.length === 0) return open('the list is empty');
  const dates = valuesOf(shows, 'date').filter((date) => String(date).includes('2099'));
  return confirmed(dates.length > 0 ? 'dates in 2099' : 'no date in 2099 at the moment');
}

function errorMessage({ reports }: Evidence): Judgement {
  const refusals = reports.flatMap(({ response }) =>
    isResponse(response) && response.status >= 400 ? [response.body] : [],
  );
  if (refusals.length === 0) return open('no call was refused');
  return refusals.some((body) => isObject(body) && typeof body['errorMessage'] === 'string')
    ? confirmed('a refusal has it')
    : refuted('no refusal has it');
}

function discountProduct(evidence: Evidence): Judgement {
  const discounts = productsIn(objectsOf(evidence, 'show')).filter(({ price }) => Number(price) < 0);
  return discounts.length > 0
    ? confirmed('a product has a negative price')
    : open('no product with a negative price');
}

function noDiscount(evidence: Evidence): Judgement {
  const ids = valuesOf(productsIn(objectsOf(evidence)), 'discountPurchaseProductId').map(Number);
  if (ids.length === 0) return open('no product names a discount');
  return ids.includes(0) ? confirmed('products have 0') : open('no product has 0');
}

function picturePaths({ pictures }: Evidence): Judgement {
  if (pictures.length === 0) return open('no picture was asked for');
  const found = pictures.filter(({ status }) => status === 200).length;
  const because = `${found} of ${pictures.length} pictures respond`;
  if (found === 0) return refuted(because);
  return found === pictures.length ? confirmed(because) : open(because);
}

function blogTypes(evidence: Evidence): Judgement {
  const fits = judgeCall(evidence, 'blogs', 'not asked');
  return fits.verdict === 'confirmed'
    ? oneOf(objectsOf(evidence, 'blogs'), 'blogType', ['kino', 'flohmarkt'])
    : fits;
}

function signedOut(evidence: Evidence): Judgement {
  const [report] = reportsOf(evidence, 'session');
  if (!report || !isResponse(report.response)) return open('no response');
  if (report.response.status === 404) return confirmed('404 means signed out');
  return report.read !== undefined && !objectsOf(evidence, 'session')[0]?.['uid']
    ? confirmed('no uid without a session')
    : open('it names a visitor');
}

const order = 'give --order with the id of an order';
const storno = 'give --storno with an identifier';

/** By the names in `docs/backend.md`. The others would need a write, which this command never sends. */
const judges: Record<string, (evidence: Evidence) => Judgement> = {
  'error message': errorMessage,
  'show types': (evidence) => oneOf(showsIn(objectsOf(evidence)), 'showType', showTypes),
  "children's films": childrensFilms,
  'public events': publicEvents,
  'ticket price': ownPrice,
  'public by default': (evidence) => ifMissing(showsIn(objectsOf(evidence)), 'publicAvailable', 'show'),
  'product order types': (evidence) =>
    oneOf(productsIn(objectsOf(evidence)), 'productOrderType', ['product', 'option']),
  'product id': (evidence) => ifMissing(productsIn(objectsOf(evidence)), 'id', 'product'),
  'show key': (evidence) => always(showsIn(objectsOf(evidence, 'show')), 'showKey', 'show'),
  'package name': packageName,
  'film detail': (evidence) => judgeCall(evidence, 'movie', 'no film to ask for'),
  'upcoming films': upcomingFilms,
  'no discount': noDiscount,
  'discount product': discountProduct,
  'payment states': (evidence) =>
    reportsOf(evidence, 'payment').length === 0
      ? open(order)
      : oneOf(objectsOf(evidence, 'payment'), 'paymentStatus', paymentStates),
  'payment amount': (evidence) => judgeCall(evidence, 'payment', order),
  'cancellation details': (evidence) => judgeCall(evidence, 'storno', storno),
  blog: blogTypes,
  'account calls': (evidence) => judgeCall(evidence, 'session', 'not asked'),
  'signed out': signedOut,
  'picture paths': picturePaths,
};

/** An assumption about missing fields plays no part where none is missing. */
function ifMissing(objects: Fields[], field: string, thing: string): Judgement {
  const { verdict, because } = always(objects, field, thing);
  return open(verdict === 'confirmed' ? `plays no part: ${because}` : because);
}

const needsWrite = 'only a write would show it';

/** What the responses say about an assumption. */
export function judge({ name }: Assumption, evidence: Evidence): Judgement {
  return judges[name]?.(evidence) ?? open(needsWrite);
}

export const judgedNames = Object.keys(judges);
