import type { ReactNode } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { paths, isFlohmarktAddress } from '@/shop/paths';
import { season } from '@/shop/season';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { ShowKind } from '@/domain/entities';
import { useList, wholeProgram } from '@/features/catalogue/useList';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { listLink } from '@/features/catalogue/texts';
import { nothingListedTexts as texts, offSeasonTexts } from '@/features/catalogue/listTexts';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { MarketScene } from '@/features/illustrations/MarketScene';
import { WinterScene } from '@/features/illustrations/WinterScene';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useNow } from '@/shared/ui/useNow';
import type { Program } from './useProgram';
import './offSeason.scss';

const { cinema, facts } = offSeasonTexts;

/** Requests the whole programme if it is not loaded; `false` until then and on failure. */
function useIsOffSeason(kind: ShowKind): boolean {
  const now = useNow();
  const { data: all } = useList(wholeProgram, { isOnce: true });
  if (!all) return false;
  return !comingShows(all, now).some((show) => kind !== 'kino' || kindOf(show) === 'kino');
}

type Props = {
  kind: ShowKind;
  /** What the list shows; a list filtered by genre has its own message. */
  of: Exclude<keyof typeof texts.none, 'list'> | 'genre';
};

/** Replaces a list without shows: the off-season view, or during the season a message with links. */
export function EmptyList({ kind, of }: Props) {
  const isOffSeason = useIsOffSeason(kind);
  if (isOffSeason) return <OffSeason kind={kind} />;
  if (of === 'genre') return null;
  const isOfFilms = kind === 'kino';
  const others = [listLink('flohmarkt'), listLink('kino')];
  const whole = isOfFilms ? { to: paths.program.to(), label: texts.wholeProgram } : listLink(kind);
  const links = of === 'automarkt' || of === 'publicevent' ? others : [whole];
  return (
    <div className="state">
      <p role="status">{texts.none[of]}</p>
      <div className="actions">
        {links.map(({ to, label }) => (
          <LinkButton key={to} to={to}>
            {label}
          </LinkButton>
        ))}
        <NewsletterButton text={isOfFilms ? newsletterTexts.subscribeToProgram : newsletterTexts.subscribe} />
      </div>
    </div>
  );
}

/** An empty cinema or flea market list means off-season; other lists depend on the rest of the programme. */
export function NothingListed({ program: { name, kind, filter } }: { program: Program }) {
  const [search] = useSearchParams();
  const isOfKids = name === 'kids' && !filter.isAllKinds;
  if (filter.genre !== undefined) return <EmptyList kind={kind} of="genre" />;
  if (search.has('prebooking')) return <EmptyList kind={kind} of="prebooking" />;
  if (isOfKids) return <EmptyList kind={kind} of="kids" />;
  const isOfEvents = kind === 'automarkt' || kind === 'publicevent';
  return isOfEvents && !filter.isAllKinds ? <EmptyList kind={kind} of={kind} /> : <OffSeason kind={kind} />;
}

/** The message depends on the address (requirements 2.3) and on what the list shows. */
function OffSeason({ kind }: { kind: ShowKind }) {
  const { pathname } = useLocation();
  if (isFlohmarktAddress(pathname)) return <EmptyEvents isLanding={pathname === paths.flohmarkt.to()} />;
  return <WinterBreak isOfFilms={kind === 'kino'} isUpcoming={pathname === paths.upcoming.to()} />;
}

function WinterBreak({ isOfFilms, isUpcoming }: { isOfFilms: boolean; isUpcoming: boolean }) {
  return (
    <div className="off-season">
      <WinterScene />
      <div>
        <h2>{cinema.title}</h2>
        <p className="off-season-lead">
          {isOfFilms ? cinema.lead(season.past, season.cinemaReturns) : cinema.ofOthers}
        </p>
        <dl>
          {facts(season).map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Actions>
          {!isUpcoming && <ToUpcoming />}
          <NewsletterButton text={newsletterTexts[isOfFilms ? 'subscribeToProgram' : 'subscribe']} />
        </Actions>
      </div>
    </div>
  );
}

/** The landing page has a picture already, and more content below. */
function EmptyEvents({ isLanding }: { isLanding: boolean }) {
  return (
    <div className={isLanding ? 'off-season off-season-above' : 'off-season'}>
      {!isLanding && <MarketScene />}
      <div>
        <h2 lang="en">{offSeasonTexts.emptyEvents}</h2>
        <p className="off-season-lead">{offSeasonTexts.emptyEventsLead(season.flohmarktDay)}</p>
        <div className="actions">
          <ToGiftCards />
          <ToUpcoming />
          <NewsletterButton />
        </div>
      </div>
    </div>
  );
}

/** The required buttons (requirements 2.3), then others. */
function Actions({ children }: { children: ReactNode }) {
  return (
    <div className="actions">
      <ToGiftCards />
      <LinkButton to={paths.flohmarkt.to()} variant="outline-primary">
        {offSeasonTexts.toFlohmarkt}
      </LinkButton>
      {children}
    </div>
  );
}

function ToGiftCards() {
  return <LinkButton to={paths.giftCards.to()}>{offSeasonTexts.toGiftCards}</LinkButton>;
}

function ToUpcoming() {
  return (
    <LinkButton to={paths.upcoming.to()} variant="outline-primary">
      {offSeasonTexts.toUpcoming}
    </LinkButton>
  );
}
