import { guideTexts } from '@/features/infoPages/landingTexts';

/** Four steps for new visitors (requirements 2.4). */
export function FirstTimeGuide() {
  return (
    <section aria-labelledby="erstes-mal">
      <h2 id="erstes-mal">{guideTexts.title}</h2>
      <ol className="guide">
        {guideTexts.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
