import { Jobs } from '@/features/feedback/Jobs';
import { jobsModule } from '@/features/feedback/jobsModule';
import type { JobsSection } from '@/features/feedback/jobsTexts';
import '@/features/feedback/feedback.scss';

export const modules = [jobsModule];

/** Job applications; the key gives each section its own form. */
export function JobsPage({ section }: { section: JobsSection }) {
  return <Jobs key={section} section={section} />;
}
