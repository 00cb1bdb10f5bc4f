import type { ShowListQuery } from '@/features/catalogue/api';
import { CinemaSeason } from './live/CinemaSeason';
import { pageLists } from './live/pageLists';
import { pageTexts } from './parts/partTexts';

type Props = {
  of: keyof typeof pageTexts.season;
  /** What says whether films are shown: a list that the page reads anyway. */
  list?: ShowListQuery;
};

export function SeasonFacts({ of, list = pageLists.kino.query }: Props) {
  return (
    <dl className="page-facts">
      {of === 'kino' && (
        <div>
          <dt>{pageTexts.cinemaSeason.label}</dt>
          <CinemaSeason list={list} />
        </div>
      )}
      {pageTexts.season[of].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
