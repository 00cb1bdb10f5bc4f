import { cardState } from '../../src/domain/cards';
import { timeOfDay, weekdayAndDay } from '../../src/domain/dateTexts';
import type { Show, ShowKind } from '../../src/domain/entities';
import { startingPrice } from '../../src/domain/entryPrices';
import type { ShowsOfDay } from '../../src/domain/groupByDate';
import { showName } from '../../src/domain/showNames';
import { placeText, stateTexts } from '../../src/features/catalogue/cardTexts';
import { StartingPrice } from '../../src/features/catalogue/StartingPrice';
import { CinemaScene } from '../../src/features/illustrations/CinemaScene';
import { MarketScene } from '../../src/features/illustrations/MarketScene';
import { PictureView } from '../../src/shared/ui/PictureView';
import { QrDrawing } from '../../src/shared/ui/QrDrawing';
import { brand } from '../../src/shop/brand';
import { BrandMark } from '../../src/shop/ui/BrandMark';
import { StageScene } from '../../tools/brand/StageScene';
import type { Format } from './formats';
import { addressesOf, type Poster } from './posters';
import { posterTexts as texts } from './texts';

export type Size = 'huge' | 'large' | 'medium' | 'small' | 'tiny';

export type Sheet = {
  /** The days of this sheet; a week may need several. */
  days: readonly ShowsOfDay[];
  /** How many shows had no room. */
  missing: number;
  size: Size;
};

/** Theme and drawing of a kind. */
export const looks: Record<ShowKind, { theme: 'dark' | 'light'; Scene: () => React.ReactNode }> = {
  kino: { theme: 'dark', Scene: CinemaScene },
  flohmarkt: { theme: 'light', Scene: MarketScene },
  automarkt: { theme: 'light', Scene: MarketScene },
  publicevent: { theme: 'dark', Scene: StageScene },
};

/** The price, or why nothing can be bought or what is written may not hold. */
function PriceOrState({ show }: { show: Show }) {
  const state = cardState(show);
  if (state !== 'changed' && startingPrice(show)) return <StartingPrice show={show} />;
  return state === 'bookable' || state === 'unscheduled' ? null : stateTexts[state];
}

function Row({ show, isOnePlace }: { show: Show; isOnePlace: boolean }) {
  const place = placeText(isOnePlace ? { ...show, location: undefined } : show);
  return (
    <li>
      <b className="poster-time">{timeOfDay(show)}</b>
      <div>
        <b className="poster-name">{showName(show)}</b>{' '}
        {place && <span className="poster-place">{place}</span>}
      </div>
      <div className="poster-price">
        <PriceOrState show={show} />
      </div>
    </li>
  );
}

type Props = {
  poster: Poster;
  sheet: Sheet;
  format: Format;
  /** Of the shop. */
  origin: string;
  /** A film's own picture as a `data:` address; without one the poster is drawn. */
  picture?: string | undefined;
};

/** One sheet of paper, or a picture. */
export function PosterView({ poster, sheet, format, origin, picture }: Props) {
  const { kind, title, when, facts, leads } = poster;
  const { theme, Scene } = looks[kind];
  const { counted, readable } = addressesOf(poster, origin, format.name);
  return (
    <div
      className="poster"
      data-bs-theme={theme}
      data-size={sheet.size}
      data-wide={format.isWide}
      style={{ width: `${format.width}px`, height: `${Math.floor(format.height)}px` }}
    >
      <div className="poster-scene">
        <Scene />
        <div className="poster-edge" />
      </div>
      <div className="poster-text">
        <p className="poster-brand">
          <BrandMark />
          {brand.name}
        </p>
        <div className="poster-room">
          {'show' in poster && poster.show.movie && (
            <div className="poster-film">
              {picture === undefined ? (
                <PictureView path={undefined} alt="" name={title} shape="poster" />
              ) : (
                <img className="picture picture-poster" src={picture} alt="" />
              )}
            </div>
          )}
          <h1>{title}</h1>
          <p className="poster-when">{when}</p>
          {'show' in poster && (
            <p className="poster-price">
              <PriceOrState show={poster.show} />
            </p>
          )}
          {sheet.days.map(({ date, shows }) => (
            <div key={date} className="poster-day">
              <h2>{weekdayAndDay(date)}</h2>
              <ul>
                {shows.map((show) => (
                  <Row
                    key={show.showId}
                    show={show}
                    isOnePlace={'isOnePlace' in poster && poster.isOnePlace}
                  />
                ))}
              </ul>
            </div>
          ))}
          {sheet.missing > 0 && <p className="poster-more">{texts.more(sheet.missing)}</p>}
          {facts.length > 0 && (
            <dl>
              {facts.map(({ name, text }) => (
                <div key={name}>
                  <dt>{name}</dt> <dd>{text}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <div className="poster-link">
          <QrDrawing address={counted} label={texts.code} />
          <p>
            {leads}
            <br />
            {/* It breaks after a slash: a hyphen at the end of a line may be part of it or not. */}
            <b>
              {readable.split(/(?<=\/)/).map((part, index) => (
                <span key={index}>{part}</span>
              ))}
            </b>
          </p>
        </div>
      </div>
    </div>
  );
}
