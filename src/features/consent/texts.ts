/** Text and buttons of the banner are verbatim (requirements 8). */
export const bannerTexts = {
  label: 'Cookie-Hinweis',
  text: 'Diese Website benutzt Cookies. Wenn Sie die Website weiter nutzen, gehen wir von Ihrem Einverständnis aus.',
  imprint: 'Impressum und Datenschutz',
  accept: 'Akzeptieren',
  decline: 'Ablehnen',
  settings: 'Einstellungen',
};

export const consentTexts = {
  title: 'Cookie-Einstellungen',
  necessary:
    'Vor deiner Zustimmung laden wir nichts von Dritten. Ohne sie speichern wir nur, was der Shop braucht, etwa Warenkorb, Anmeldung, Favoriten und diese Auswahl.',
  names: { preferences: 'Präferenzen', statistics: 'Statistik', marketing: 'Marketing' },
  preferences:
    'Seiten des Betreibers, etwa Impressum und AGB, öffnen sich ohne weiteren Klick. Der Betreiber erfährt dabei deine IP-Adresse.',
  visits:
    'Wir messen, wie der Shop bei dir läuft: Ladezeiten, Fehler, Art der Seite, Größe des Geräts, wie weit ein Kauf kommt und über welche Werbung du gekommen bist. Ohne Cookie, ohne Kennung und ohne das, was du eingibst.',
  tagManager:
    'Lädt den Google Tag Manager. Er erfährt, welche Seiten du besuchst und was du in den Warenkorb legst, und bei einem Kauf Bestellnummer und Betrag.',
  pixels: (names: readonly string[]) =>
    `Lädt ${names.length > 1 ? 'die Pixel' : 'das Pixel'} von ${names.join(' und ')}, um Werbung zu messen. Gemeldet werden die Adresse der Seite, nach dem Bezahlen also auch deine Bestellnummer, und der Betrag, wenn du etwas in den Warenkorb legst oder kaufst.`,
  mailing: 'Lädt das Skript unseres E-Mail-Dienstes, das ein Fenster zur Newsletter-Anmeldung zeigen kann.',
  unused: 'Zurzeit ist hier nichts eingebunden.',
  duration:
    'Deine Auswahl merken wir uns bis zu 1000\u00a0Tage in einem Cookie. Ändern kannst du sie ganz unten auf jeder Seite.',
  withdrawn:
    'Wählst du etwas ab, melden wir sofort nichts mehr dorthin. Skripte, die schon geladen sind, verschwinden, wenn die Seite neu lädt – spätestens beim nächsten Link.',
  save: 'Auswahl speichern',
  acceptAll: 'Alle akzeptieren',
  declineAll: 'Alle ablehnen',
  close: 'Schließen',
};
