/** The calls of the backend whose last answer is kept for when there is no network; of no other is anything kept. */
export const programmeCalls = {
  shows: 'show/getCurrentShows',
  upcoming: 'movie/getUpcomingMovies',
};
