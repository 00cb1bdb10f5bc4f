/** The only calls whose last response is stored for use without a network. */
export const programmeCalls = {
  shows: 'show/getCurrentShows',
  upcoming: 'movie/getUpcomingMovies',
};
