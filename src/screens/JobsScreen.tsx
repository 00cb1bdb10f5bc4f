import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { jobsForm } from '@/features/jobs/jobsForm';
import { JobsForm } from '@/features/jobs/JobsForm';
import { jobsFlow, jobsSlice } from '@/features/jobs/jobsFlow';
import { jobsTexts, type JobsPlace } from '@/texts/jobs';
import { LiveForm } from '@/ui/form/LiveForm';
import { Link } from '@/ui/Link';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { justSaved } from './shared/justSaved';
import '@/styles/feedback.scss';

export const flows = [jobsFlow];

/** Where one applies for work at a place. Each has a form of its own. */
export function JobsScreen({ place }: { place: JobsPlace }) {
  return <Jobs key={place} place={place} />;
}

function Jobs({ place }: { place: JobsPlace }) {
  const { saves, sentForm } = useSelector(jobsSlice.selectors.selectSending);
  const [savesBefore] = useState(saves);
  if (saves > savesBefore && sentForm === jobsForm(place)) {
    return <Navigate to={paths.applicationSent.to()} state={justSaved} replace />;
  }
  const { title, description, lead, otherPlace } = jobsTexts.places[place];
  const other = place === 'kino' ? paths.flohmarktJobs : paths.jobs;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{lead}</p>
      <div className="prose">
        <p>{jobsTexts.noPromise}</p>
        <p>
          <Link to={other.to()} className="lone-link">
            {otherPlace}
          </Link>
        </p>
      </div>
      <div className="form-card">
        <h2>{jobsTexts.form}</h2>
        <LiveForm>
          <JobsForm place={place} />
        </LiveForm>
      </div>
    </>
  );
}
