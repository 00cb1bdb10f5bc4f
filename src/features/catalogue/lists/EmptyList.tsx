import { paths } from '@/shop/paths';
import { kindOf } from '@/domain/cards';
import { comingShows } from '@/domain/comingShows';
import type { ShowKind } from '@/domain/entities';
import { useList, wholeProgram } from '@/features/catalogue/useList';
import { NewsletterButton } from '@/features/catalogue/newsletter/NewsletterButton';
import { listLink } from '@/features/catalogue/texts';
import { nothingListedTexts as texts } from '@/features/catalogue/listTexts';
import { newsletterTexts } from '@/features/catalogue/newsletter/texts';
import { LinkButton } from '@/shared/ui/LinkButton';
import { useNow } from '@/shared/ui/useNow';
import { OffSeason } from './OffSeason';

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
