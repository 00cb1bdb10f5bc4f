const day = 24 * 60 * 60 * 1000;
const days = 28;

/** @typedef {{ count: number, body: string }} Programme number of shows, and the response of the backend */

/**
 * The shows of the sandbox again and again over four weeks. Without pictures, so that the network does not matter.
 * @param {import('../server.mjs').Server} server
 * @param {number} count
 * @returns {Promise<Programme>}
 */
export async function programmeOf({ origin }, count) {
  const response = await fetch(`${origin}/rest/show/getCurrentShows?s1=fetch&showtype=kino`);
  const { dataEntries } = await response.json();
  const shows = Array.from({ length: count }, (_, index) => {
    const { movie, date, urlIdentifier, ...show } = dataEntries[index % dataEntries.length];
    const showId = 1000 + index;
    const moment = new Date(Date.now() + (1 + (index % days)) * day);
    return {
      ...show,
      showId,
      movie: { ...movie, imageName: undefined },
      date: date.endsWith('2099') ? date : moment.toISOString().slice(0, 10).split('-').reverse().join('.'),
      urlIdentifier: urlIdentifier && `${urlIdentifier}-${showId}`,
      upcoming: false,
      publicAvailable: true,
    };
  });
  return { count, body: JSON.stringify({ dataEntries: shows, publicEvents: [] }) };
}
