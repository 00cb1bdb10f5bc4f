import { pageTexts } from './parts/partTexts';

export function SeasonFacts({ of }: { of: keyof typeof pageTexts.season }) {
  return (
    <dl className="page-facts">
      {pageTexts.season[of].map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
