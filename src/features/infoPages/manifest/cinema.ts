import type { Page } from '@/features/infoPages/page';

export const cinemaPages = [
  {
    address: '/kino/anfahrt',
    group: 'kino',
    title: 'Anfahrt zum Autokino: Ort, Zeitplan, Heimweg',
    crumb: 'Anfahrt',
    description:
      'Wohin du zum Autokino fährst, wie viel Zeit du einplanst, was du vor der Abfahrt erledigst und woran du beim Heimfahren denkst.',
  },
  {
    address: '/kino/faqs',
    group: 'kino',
    title: 'Häufige Fragen zum Autokino',
    crumb: 'Häufige Fragen',
    description:
      'Antworten zu Tickets, Autoticket, Bezahlen, Gutscheincode, Ton im Auto, Batterie, Regen, Kinderfilmen und zur neuen Saison im Autokino.',
  },
  {
    address: '/kino/haustiere',
    group: 'kino',
    title: 'Mit Hund oder Katze ins Autokino',
    crumb: 'Haustiere',
    description:
      'Ob der Kinoabend im Auto zu deinem Hund passt, wie er gut und sicher sitzt, was du mitnimmst und warum er nie allein im Auto bleibt.',
  },
  {
    address: '/kino/philosophie',
    group: 'kino',
    title: 'Was uns am Kino wichtig ist',
    crumb: 'Philosophie',
    description:
      'Was einen Film im eigenen Auto vom Kinosaal und von der Couch unterscheidet und an welchen fünf Punkten du uns messen kannst.',
  },
  {
    address: '/kino/open-air-kino',
    group: 'kino',
    title: 'Open-Air-Kino oder Autokino: der Vergleich',
    crumb: 'Open-Air-Kino',
    description:
      'Sessel unter freiem Himmel oder Sitz im eigenen Auto: ein Vergleich für den Sommerabend bei Wetter, Ton, Kälte, Kindern und Kosten.',
  },
  {
    address: '/kino/testsieger',
    group: 'kino',
    title: 'Testsieger Autokino? Was Bewertungen sagen',
    crumb: 'Bewertungen',
    description:
      'Einen Testsieg behaupten wir nicht. Wie das Autokino bewertet ist, wie du Sterne und Siegel liest und wie du einen Abend selbst testest.',
  },
  {
    address: '/kino/partner',
    group: 'kino',
    title: 'Zusammenarbeit: für Firmen und Vereine',
    crumb: 'Zusammenarbeit',
    description:
      'Partnerschaft mit dem Autokino für Firmen, Vereine und Schulen: der kürzeste Weg je Anliegen und ein Muster für eine gute Anfrage.',
  },
  {
    address: '/kino/babykino',
    group: 'kino',
    title: 'Babykino: mit dem Baby ins Autokino',
    crumb: 'Babykino',
    description:
      'Wie ein Film mit Baby im Auto gelingt: nach dem Schlaf planen, leise beginnen, flach liegen lassen, im Kofferraum wickeln, warm bleiben.',
  },
  {
    address: '/kino/top-filme',
    group: 'kino',
    title: 'Top-Filme im Autokino finden und merken',
    crumb: 'Top-Filme',
    description:
      'Welche Filme im Auto gewinnen, wofür Herz, Vormerken und Kalender da sind und woran du erkennst, dass ein Abend bald ausverkauft ist.',
  },
  {
    address: '/kino/news',
    group: 'kino',
    title: 'Neues aus dem Autokino: Saison und Termine',
    crumb: 'Neues',
    description:
      'Was im Autokino als Nächstes kommt: Stand der Saison, die nächsten Termine, Newsletter, Vormerken und der Blog zum Nachlesen.',
  },
  {
    address: '/kino/winterpause',
    group: 'kino',
    title: 'Winterpause im Autokino: wann es weitergeht',
    crumb: 'Winterpause',
    description:
      'Wann das Autokino nach der Winterpause wieder spielt, warum im Winter keine Filme laufen und was du bis dahin tun kannst.',
  },
  {
    address: '/kino/autokino-bei-regen',
    group: 'kino',
    title: 'Autokino bei Regen: so behältst du klare Sicht',
    crumb: 'Autokino bei Regen',
    description:
      'Was gegen Tropfen und Beschlag hilft, wie du Ton und Batterie bei Regen einteilst und ab welchem Wetter du besser daheimbleibst.',
  },
  {
    address: '/kino/checkliste',
    group: 'kino',
    title: 'Checkliste fürs Autokino zum Abhaken',
    crumb: 'Checkliste',
    description:
      'Alles für den Kinoabend im Auto zum Abhaken und Ausdrucken: Tickets, Scheibe, Radio, Decken, Jause, Kinder, schlechtes Wetter.',
  },
  {
    address: '/kino-erlebnis',
    group: 'haus',
    title: 'Kinoerlebnis im Auto: so läuft ein Abend ab',
    crumb: 'Kinoerlebnis',
    description:
      'Wie sich ein Abend im Autokino anfühlt, welcher Platz im Auto der beste ist und was beim ersten Mal gern schiefgeht.',
  },
  {
    address: '/eventlocation',
    group: 'haus',
    title: 'Eventlocation Autokino: was du vorher klärst',
    crumb: 'Eventlocation',
    description:
      'Welche Veranstaltungen sich im Autokino eignen, welche nicht und welche Eckdaten deine Anfrage für einen eigenen Abend braucht.',
  },
  {
    address: '/einbetten',
    group: 'haus',
    title: 'Termine auf deiner Website einbetten',
    crumb: 'Termine einbetten',
    description:
      'Zeig die nächsten Filme oder Märkte auf deiner Website: Auswahl treffen, Vorschau ansehen, HTML kopieren. Ohne Konto und ohne Cookies.',
  },
  {
    address: '/barrierefreiheit',
    group: 'haus',
    title: 'Erklärung zur Barrierefreiheit',
    crumb: 'Barrierefreiheit',
    description:
      'Wie barrierefrei dieser Webshop ist, wie wir prüfen, welche Lücken wir kennen und wo du meldest, wenn dir etwas im Weg ist.',
  },
] as const satisfies readonly Page[];
