import { UpcomingMovies } from '@/features/catalogue/lists/UpcomingMovies';

export function UpcomingPage() {
  return <UpcomingMovies />;
}
