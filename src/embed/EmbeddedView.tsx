import { kindOf } from '@/domain/cards';
import { comingText } from '@/domain/dateTexts';
import { embeddedListPath, pathFromOutside } from '@/domain/embedding';
import type { Show, ShowKind } from '@/domain/entities';
import { detailPath } from '@/domain/links';
import { showName } from '@/domain/showNames';
import { placeText, scarcityText } from '@/features/catalogue/cardTexts';
import { StartingPrice } from '@/features/catalogue/StartingPrice';
import { buttonText, embedTexts as texts, listTextsOf } from './texts';

type LinkProps = { to: string; label: string; context?: string; className: string };

/** The frame is too small for the shop, and what is signed in or in the cart is not known there. */
function ShopLink({ to, label, context, className }: LinkProps) {
  return (
    <a href={pathFromOutside(to)} target="_blank" rel="noopener" className={className}>
      <span>{label}</span>
      <span className="visually-hidden">{[context && `: ${context}`, ` ${texts.newTab}`]}</span>
    </a>
  );
}

/** The page of every state. The dates come last, so that they move nothing when they arrive. */
export function EmbeddedView({ kind }: { kind: ShowKind | undefined }) {
  return (
    <>
      <h1>
        <span>{texts.title}</span> <small>{texts.by}</small>
      </h1>
      <p>
        <ShopLink to={embeddedListPath(kind)} label={listTextsOf(kind).all} className="all" />
      </p>
      <p role="status" />
      <div className="dates" tabIndex={-1} />
    </>
  );
}

/** `now` in epoch ms. */
export function EmbeddedDates({ shows, now }: { shows: Show[]; now: number }) {
  return (
    <ul>
      {shows.map((show) => (
        <EmbeddedDate key={show.showId} show={show} now={now} />
      ))}
    </ul>
  );
}

function EmbeddedDate({ show, now }: { show: Show; now: number }) {
  const name = showName(show);
  const when = comingText(show, now);
  const place = placeText(show);
  const scarcity = scarcityText(show);
  return (
    <li>
      <div>
        <h2>{name}</h2>
        <p className="when">{when}</p>
        {place && <p className="soft">{place}</p>}
        <p className="soft">
          <StartingPrice show={show} />
        </p>
        {scarcity && <p className="when">{scarcity}</p>}
      </div>
      <ShopLink
        to={detailPath(show)}
        label={buttonText(kindOf(show))}
        context={`${name}, ${when}`}
        className="btn"
      />
    </li>
  );
}
