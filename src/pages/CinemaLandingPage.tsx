import { ratings } from '@/shop/ratings';
import { FirstTimeGuide, Intro } from '@/features/landing/Intro';
import { Reviews } from '@/features/landing/Reviews';
import { ProgramPopup } from '@/features/catalogue/newsletter/ProgramPopup';
import { ShowInfo } from '@/features/catalogue/cards/ShowInfo';
import { SelectedShow } from '@/features/catalogue/lists/SelectedShow';
import { landingTexts } from '@/features/infoPages/landingTexts';
import { programListTexts } from '@/features/catalogue/programTexts';
import { PageMeta } from '@/shop/ui/PageMeta';
import { ProgramShows } from '@/features/catalogue/lists/ProgramShows';
import { useProgram } from '@/features/catalogue/lists/useProgram';
import { RatedVenue } from '@/features/infoPages/live/RatedVenue';
import { ShowsData } from '@/features/catalogue/ShowsData';
import '@/features/landing/landing.scss';

const showsId = 'programm';

/** The cinema's landing page (requirements 2.4). */
export function CinemaLandingPage() {
  const program = useProgram('landing');
  const { title, description } = programListTexts.landing;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Intro heading={program.heading} showsId={showsId} isEmpty={program.empty === 'all'} />
      <div className="landing-parts">
        <FirstTimeGuide />
        <Reviews ratings={ratings} />
        {ratings.map((rating) => (
          <RatedVenue key={rating.subject} rating={rating} />
        ))}
      </div>
      <section id={showsId} tabIndex={-1} className="landing-shows" aria-labelledby="programm-titel">
        <h2 id="programm-titel">{landingTexts.shows}</h2>
        <ProgramShows program={program} heading="h3">
          <ShowInfo />
        </ProgramShows>
        <SelectedShow shows={program.shows} />
        <ShowsData shows={program.listed} />
      </section>
      <ProgramPopup />
    </>
  );
}
