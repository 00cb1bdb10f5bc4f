/** The page of dates that other websites show in a frame. It is no page of the app (`src/embed`). */
export const embeddedDates = '/einbetten/termine';

/** Its file in a build. */
export const embeddedDatesFile = `${embeddedDates.slice(1)}.html`;
