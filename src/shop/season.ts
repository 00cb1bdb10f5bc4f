/** Facts of the season as stated by the owner (requirements 1). They are changed here only. */
export const season = {
  past: '2025',
  cinemaReturns: 'Frühling 2026',
  flohmarktDay: 'Sonntag',
  flohmarktClosedIn: 'Jänner',
  flohmarktReopensIn: 'Februar',
  boxOfficeFrom: '5:30',
  copyrightYear: 2025,
} as const;
