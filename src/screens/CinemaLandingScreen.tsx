import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ratings } from '@/config/ratings';
import { cookieConsentSlice } from '@/features/cookieConsent/cookieConsentSlice';
import { FirstTimeGuide } from '@/features/landing/FirstTimeGuide';
import { Intro } from '@/features/landing/Intro';
import { Reviews } from '@/features/landing/Reviews';
import { ProgramPopup } from '@/features/newsletter/ProgramPopup';
import { ShowInfo } from '@/features/shows/ShowInfo';
import { useSelectedShow } from '@/features/shows/useSelectedShow';
import { landingTexts } from '@/texts/landing';
import { programListTexts } from '@/texts/program';
import { PageMeta } from '@/ui/PageMeta';
import { ProgramShows } from './ProgramShows';
import { useProgram } from './useProgram';
import '@/styles/landing.scss';

const showsId = 'programm';
const loadNewsletter = async () =>
  (await import('@/features/upcomingMovies/NewsletterDialog')).NewsletterDialog;

/** The way into the cinema (specification 2.4): how it works, and what is on. */
export function CinemaLandingScreen() {
  const program = useProgram('landing');
  const [search] = useSearchParams();
  const { marketing } = useSelector(cookieConsentSlice.selectors.selectConsent);
  useSelectedShow(program.shows);
  const { title, description } = programListTexts.landing;
  return (
    <>
      <PageMeta title={title} description={description} />
      <Intro heading={program.heading} showsId={showsId} />
      <div className="landing-parts">
        <FirstTimeGuide />
        <Reviews ratings={ratings} />
      </div>
      <section id={showsId} tabIndex={-1} className="landing-shows" aria-labelledby="programm-titel">
        <div className="landing-shows-head">
          <h2 id="programm-titel">{landingTexts.shows}</h2>
          <ShowInfo />
        </div>
        <ProgramShows program={program} />
      </section>
      <ProgramPopup
        isAsked={search.get('openfpsub') === 'true'}
        hasConsent={marketing}
        loadOwnDialog={loadNewsletter}
      />
    </>
  );
}
