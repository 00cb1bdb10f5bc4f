/**
 * The addresses of the calendars to subscribe to, by kind of show: files that `npm run publish-programme` writes, if the
 * host runs it.
 */
export const calendarFiles = {
  kino: '/kalender/kino.ics',
  flohmarkt: '/kalender/flohmarkt.ics',
  automarkt: '/kalender/automarkt.ics',
  publicevent: '/kalender/veranstaltungen.ics',
} as const;
