import { Jobs } from '@/features/feedback/Jobs';
import { jobsModule } from '@/features/feedback/jobsSlice';
import type { JobsSection } from '@/features/feedback/texts';
import '@/features/feedback/feedback.scss';

export const modules = [jobsModule];

/** Job applications; the key gives each section its own form. */
export function JobsPage({ section }: { section: JobsSection }) {
  return <Jobs key={section} section={section} />;
}
