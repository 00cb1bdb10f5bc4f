import { landingTexts } from '@/features/infoPages/live/landingTexts';
import { CinemaScene } from '@/features/illustrations/CinemaScene';
import { PageHeading } from '@/shared/ui/PageHeading';

type Props = {
  heading: string;
  showsId: string;
};

export function Intro({ heading, showsId }: Props) {
  return (
    <div className="landing-intro">
      <CinemaScene />
      <div>
        <PageHeading>{heading}</PageHeading>
        <p className="slogan">{landingTexts.slogan}</p>
        <p>{landingTexts.lead}</p>
        <a className="btn btn-primary" href={`#${showsId}`}>
          {landingTexts.toShows}
        </a>
      </div>
    </div>
  );
}
