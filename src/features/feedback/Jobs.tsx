import { useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { paths } from '@/shop/paths';
import { jobsForm } from './jobsForm';
import { JobsForm } from './JobsForm';
import { jobsSlice } from './jobsSlice';
import { jobsTexts, type JobsSection } from './texts';
import { HydratedForm } from '@/shared/ui/form/HydratedForm';
import { Link } from '@/shared/ui/Link';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { justSaved } from './formSlice';

export function Jobs({ section }: { section: JobsSection }) {
  const { saves, sentForm } = useSelector(jobsSlice.selectors.selectSending);
  const [savesBefore] = useState(saves);
  if (saves > savesBefore && sentForm === jobsForm(section)) {
    return <Navigate to={paths.applicationSent.to()} state={justSaved} replace />;
  }
  const { title, description, lead, otherSection } = jobsTexts.sections[section];
  const other = section === 'kino' ? paths.flohmarktJobs : paths.jobs;
  return (
    <>
      <PageMeta title={title} description={description} />
      <PageHeading>{title}</PageHeading>
      <p className="lead">{lead}</p>
      <div className="prose">
        <p>{jobsTexts.noPromise}</p>
        <p>
          <Link to={other.to()} className="lone-link">
            {otherSection}
          </Link>
        </p>
      </div>
      <div className="form-card">
        <h2>{jobsTexts.form}</h2>
        <HydratedForm>
          <JobsForm section={section} />
        </HydratedForm>
      </div>
    </>
  );
}
