import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShowKind } from '@/domain/entities';
import { isFlohmarktAddress, paths } from '@/shop/paths';
import { season } from '@/shop/season';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { offSeasonTexts } from '@/features/catalogue/listTexts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { MarketScene } from '@/features/illustrations/MarketScene';
import { WinterScene } from '@/features/illustrations/WinterScene';
import './offSeason.scss';

const { cinema, facts } = offSeasonTexts;

/** The message depends on the address (requirements 2.3) and on what the list shows. */
export function OffSeason({ kind }: { kind: ShowKind }) {
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
