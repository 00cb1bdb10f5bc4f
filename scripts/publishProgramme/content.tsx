import { cloneElement, type ImgHTMLAttributes, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardState, kindOf } from '../../src/domain/cards';
import { dayAndTime } from '../../src/domain/dateTexts';
import type { Show } from '../../src/domain/entities';
import { startingPrice } from '../../src/domain/entryPrices';
import { showPath } from '../../src/domain/links';
import { showName } from '../../src/domain/showNames';
import { describedShows } from '../../src/domain/structuredData';
import type { ShowGroup } from '../../src/features/catalogue/cards/GroupedShowsView';
import { placeText, stateTexts } from '../../src/features/catalogue/cardTexts';
import { programLists } from '../../src/features/catalogue/programLists';
import type { ProgramListName } from '../../src/features/catalogue/programTexts';
import { StartingPrice } from '../../src/features/catalogue/StartingPrice';
import { AsOfNote } from '../../src/features/connection/AsOfNote';
import { daysOfList, firstDays, PrehydratedDays, upcomingList } from '../../src/prehydrate/PrehydratedDays';
import { PrehydratedShow } from '../../src/prehydrate/PrehydratedShow';
import { JsonLd } from '../../src/shared/ui/JsonLd';
import { PictureView, type PictureProps } from '../../src/shared/ui/PictureView';
import type { Programme, Site } from './channel';
import { publishedTexts } from './texts';

/** Shows of a list for search engines, which find each on a page of its own. */
const mostStructured = 25;

/** The HTML of a component, which may ask for the origin of its page, but not for more of a browser. */
function htmlOf(content: ReactNode, origin: string): string {
  const { window } = globalThis;
  Object.assign(globalThis, { window: { location: { origin } } });
  try {
    return renderToStaticMarkup(content);
  } finally {
    Object.assign(globalThis, { window });
  }
}

/** Loaded when it is near, other than in the app, because no script decides when. */
function Picture(props: PictureProps) {
  const picture = PictureView({ ...props, eager: false }) as ReactElement<
    ImgHTMLAttributes<HTMLImageElement>
  >;
  // The policy of a preview allows pictures of its own origin, not of the one that the build is for.
  const src = picture.props.src?.replace(`${window.location.origin}/`, '/');
  return picture.type === 'img' ? cloneElement(picture, { src, loading: 'lazy' }) : picture;
}

/** The structured data of the first shows that have any; empty without. */
export function structuredData(shows: readonly Show[], site: Site, now: number, most = Infinity): string {
  const described = describedShows(shows, { origin: site.origin, now }).slice(0, most);
  if (described.length === 0) return '';
  const data = { '@context': 'https://schema.org', '@graph': described } as const;
  return htmlOf(<JsonLd data={data} />, site.origin);
}

function Row({ show }: { show: Show }) {
  const state = cardState(show);
  const place = placeText(show);
  return (
    <li>
      {dayAndTime(show)}: <a href={showPath(show)}>{showName(show)}</a>
      {place && `, ${place}`}
      {state !== 'bookable' && state !== 'unscheduled' && `, ${stateTexts[state]}`}
      {startingPrice(show) && ', '}
      <StartingPrice show={show} />
    </li>
  );
}

/** Later dates, which are below the screen, as plain rows: as cards they would make the page too long. */
function LaterDates({ shows, heading: Heading }: { shows: Show[]; heading: 'h2' | 'h3' }) {
  return (
    <section>
      <Heading>{publishedTexts.later}</Heading>
      <ul>
        {shows.map((show) => (
          <Row key={show.showId} show={show} />
        ))}
      </ul>
    </section>
  );
}

const showsOf = (days: ShowGroup[]) => [
  ...new Map(days.flatMap(({ shows }) => shows).map((show) => [show.showId, show])).values(),
];

/** The shows that the backend sends for a list. */
function showsFor(list: string, { shows, announced, kids }: Programme): readonly Show[] {
  if (list === upcomingList) return announced;
  const { kind, genre } = programLists[list as ProgramListName];
  return genre === undefined ? shows.filter((show) => kindOf(show) === kind) : kids;
}

/** The dates of a list, the first as cards; `undefined` if the list is empty. */
export function listContent(
  { list, heading }: { list: string; heading: 'h2' | 'h3' },
  programme: Programme,
  site: Site,
  now: number,
): string | undefined {
  const days = daysOfList(list, [...showsFor(list, programme)], now);
  if (days.length === 0) return undefined;
  const first = firstDays(days);
  const all = showsOf(days);
  const asCards = new Set(showsOf(first));
  const later = all.filter((show) => !asCards.has(show));
  const content = (
    <>
      <PrehydratedDays days={first} heading={heading} Picture={Picture} />
      {later.length > 0 && <LaterDates shows={later} heading={heading} />}
      <AsOfNote moment={now} />
    </>
  );
  return htmlOf(content, site.origin) + structuredData(all, site, now, mostStructured);
}

/** What a show is, without what can be bought. */
export function showContent(show: Show, site: Site, now: number): string {
  const content = (
    <>
      <PrehydratedShow show={show} now={now} Picture={Picture} />
      <AsOfNote moment={now} />
    </>
  );
  return htmlOf(content, site.origin) + structuredData([show], site, now);
}
