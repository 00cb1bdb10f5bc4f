/** The season's facts as the owner stated them (requirements 1). Change them here, nowhere else. */
export const season = {
  past: '2025',
  cinemaReturns: 'Frühling 2026',
  flohmarktDay: 'Sonntag',
  flohmarktClosedIn: 'Jänner',
  flohmarktReopensIn: 'Februar',
  boxOfficeFrom: '5:30',
  copyrightYear: 2025,
} as const;
