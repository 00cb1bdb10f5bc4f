import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ratings } from '@/config/ratings';
import { cookieConsentSlice } from '@/features/cookieConsent/cookieConsentSlice';
import { FirstTimeGuide } from '@/features/landing/FirstTimeGuide';
import { Intro } from '@/features/landing/Intro';
import { Reviews } from '@/features/landing/Reviews';
import { ProgramPopup } from '@/features/upcomingMovies/newsletter/ProgramPopup';
import { ShowInfo } from '@/features/shows/ShowInfo';
import { SelectedShow } from '@/features/shows/SelectedShow';
import { landingTexts } from '@/texts/landing';
import { programListTexts } from '@/texts/program';
import { PageMeta } from '@/ui/PageMeta';
import { ProgramShows } from './program/ProgramShows';
import { useProgram } from './program/useProgram';
import { RatedPlace } from './shared/RatedPlace';
import { ShowsData } from './shared/ShowsData';
import '@/styles/landing.scss';

const showsId = 'programm';

/** The way into the cinema (requirements 2.4): how it works, and what is on. */
export function CinemaLandingScreen() {
  const program = useProgram('landing');
  const [search] = useSearchParams();
  const { consent, marketing } = useSelector(cookieConsentSlice.selectors.selectConsent);
  const { title, description } = programListTexts.landing;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Intro heading={program.heading} showsId={showsId} />
      <div className="landing-parts">
        <FirstTimeGuide />
        <Reviews ratings={ratings} />
        {ratings.map((rating) => (
          <RatedPlace key={rating.subject} rating={rating} />
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
      <ProgramPopup
        isAsked={search.get('openfpsub') === 'true'}
        hasConsent={marketing}
        isUndecided={consent === null}
      />
    </>
  );
}
