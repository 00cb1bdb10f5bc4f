import type { ComponentProps } from 'react';
import { CinemaSeason } from './live/CinemaSeason';
import { pageTexts } from './parts/partTexts';

type Props = ComponentProps<typeof CinemaSeason> & { of: keyof typeof pageTexts.season };

export function SeasonFacts({ of, list }: Props) {
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
