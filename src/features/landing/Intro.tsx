import { landingTexts, guideTexts } from '@/features/infoPages/landingTexts';
import { CinemaScene } from '@/features/illustrations/CinemaScene';
import { PageHeading } from '@/shared/ui/PageHeading';

type Props = {
  heading: string;
  showsId: string;
  /** Whether there is nothing to go to: another button is the page's main one then. */
  isEmpty: boolean;
};

export function Intro({ heading, showsId, isEmpty }: Props) {
  return (
    <div className="landing-intro">
      <CinemaScene />
      <div>
        <PageHeading>{heading}</PageHeading>
        <p className="slogan">{landingTexts.slogan}</p>
        <p>{landingTexts.lead}</p>
        <a className={`btn btn-${isEmpty ? 'outline-' : ''}primary`} href={`#${showsId}`}>
          {landingTexts.toShows}
        </a>
      </div>
    </div>
  );
}

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
