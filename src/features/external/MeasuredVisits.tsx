import { consentTexts } from '@/features/consent/texts';
import { measuredVisitsTexts as texts } from './texts';

/** What the shop measures of a visit and what browsers report, for the page about personal data. */
export function MeasuredVisits() {
  return (
    <section className="own-details" aria-labelledby="messung">
      <h2 id="messung">{texts.title}</h2>
      <p>{`${texts.consent} ${consentTexts.visits}`}</p>
      <p>{texts.sent}</p>
      <p>{texts.reports}</p>
    </section>
  );
}
