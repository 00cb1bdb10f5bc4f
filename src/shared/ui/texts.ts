export const statusTexts = {
  loading: 'Wird geladen …',
  slow: 'Das dauert länger als üblich.',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
  toHome: 'Zur Startseite',
  reload: 'Seite neu laden',
  failures: {
    load: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Vielleicht ist die Verbindung gerade schlecht. Dein Warenkorb bleibt, wie er ist.',
    },
    outdated: {
      title: 'Diese Seite konnte nicht geladen werden',
      text: 'Vielleicht gibt es eine neue Version. Lad die Seite neu, dein Warenkorb bleibt, wie er ist.',
    },
    render: {
      title: 'Auf dieser Seite ist etwas schiefgegangen',
      text: 'Der Fehler liegt bei uns, nicht an deiner Verbindung. Dein Warenkorb bleibt, wie er ist.',
    },
  },
};

/** For a lazily loaded part whose code did not load. */
export const lazyPartTexts = {
  failed: 'Das konnte nicht geladen werden. Vielleicht ist die Verbindung gerade schlecht.',
  close: 'Schließen',
};

/** Time, call and status of a failed request. */
export const supportTexts = {
  label: 'Für Rückfragen:',
  copy: 'Kopieren',
  what: ': Angaben für Rückfragen',
  copied: 'Kopiert',
  refused: 'Das Kopieren ist hier gesperrt. Den markierten Text kannst du selbst kopieren.',
};
