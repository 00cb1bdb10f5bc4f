import type { Page } from '@/features/infoPages/page';

export const themePages = [
  {
    address: '/kino/maedelsabend',
    group: 'kino',
    title: 'Mädelsabend im Autokino planen',
    crumb: 'Mädelsabend',
    description:
      'So plant ihr einen Mädelsabend im Autokino: Termin, Auto, Sitzplätze und Filmwahl – mit Absprachen, die im Gruppenchat wirklich funktionieren.',
  },
  {
    address: '/kino/familienausflug',
    group: 'kino',
    title: 'Familienausflug ins Autokino planen',
    crumb: 'Familienausflug',
    description:
      'Ein Tagesplan für den Familienausflug ins Autokino: vom Mittagsschlaf bis zur Heimfahrt, mit Großeltern, zwei Autos und einem Film für alle.',
  },
  {
    address: '/kino/date-ideen',
    group: 'kino',
    title: 'Date-Ideen: fünf Abende im Autokino',
    crumb: 'Date-Ideen',
    description:
      'Fünf Ideen für ein Date im Autokino, vom ersten Treffen bis zum Jahrestag: wie du den Abend planst und das Auto in einer Viertelstunde herrichtest.',
  },
  {
    address: '/kino/ausflugsziel-wien',
    group: 'kino',
    title: 'Ausflugsziel Wien: Autokino und Flohmarkt',
    crumb: 'Ausflugsziel Wien',
    description:
      'Welcher Ausflug passt zu Besuch, Kindern oder Großeltern? So verbindest du Autokino und Flohmarkt in und bei Wien zu einem Wochenende.',
  },
  {
    address: '/kino/gutschein-verschenken',
    group: 'kino',
    title: 'Kinogutschein verschenken: Betrag und Ideen',
    crumb: 'Gutschein verschenken',
    description:
      'Wie hoch ein Kinogutschein fürs Autokino sein soll, wie du ihn schön überreichst und wie der Code im Warenkorb eingelöst wird.',
  },
  {
    address: '/kino/autokino-mit-kindern',
    group: 'kino',
    title: 'Autokino mit Kindern: Tipps nach Alter',
    crumb: 'Autokino mit Kindern',
    description:
      'Was im Autokino mit Babys, Volksschulkindern und Teenagern klappt: Sitzordnung, Filmlänge, Jause und was hilft, wenn die Stimmung kippt.',
  },
  {
    address: '/kino/film/grease',
    group: 'kino',
    title: 'Grease im Autokino: Handlung, Lieder, Termine',
    crumb: 'Grease',
    description:
      'Worum es in „Grease“ von 1978 geht, welche Lieder zum Mitsingen sind, für wen der Film im Autokino passt und ob er gerade im Programm steht.',
  },
  {
    address: '/kino/film/dirty-dancing',
    group: 'kino',
    title: 'Dirty Dancing im Autokino: Film und Termine',
    crumb: 'Dirty Dancing',
    description:
      'Handlung, Besetzung und Musik von „Dirty Dancing“ aus dem Jahr 1987, drei Szenen für die große Leinwand und der aktuelle Stand im Programm.',
  },
  {
    address: '/kino/film/zurueck-in-die-zukunft',
    group: 'kino',
    title: 'Zurück in die Zukunft im Autokino',
    crumb: 'Zurück in die Zukunft',
    description:
      'Die Zeitreise-Komödie von 1985 mit Marty, Doc und dem DeLorean: Handlung, Besetzung, Altersfrage und ob es gerade Termine im Autokino gibt.',
  },
  {
    address: '/kino/film/mamma-mia',
    group: 'kino',
    title: 'Mamma Mia! im Autokino: Lieder und Termine',
    crumb: 'Mamma Mia!',
    description:
      'Das ABBA-Musical von 2008 mit Meryl Streep: worum es geht, welche Lieder ihr im Auto singt, für welche Runde es passt und ob ein Termin feststeht.',
  },
  {
    address: '/flohmarkt-wien/besucher-tipps',
    group: 'flohmarkt',
    title: 'Flohmarkt Wien besuchen: Tipps für den Markttag',
    crumb: 'Tipps für den Besuch',
    description:
      'Was du zum Flohmarkt mitnimmst, in welcher Reihenfolge du die Stände abgehst und mit welchen Umgangsformen du besser handelst.',
  },
  {
    address: '/flohmarkt-wien/schnaeppchen-finden',
    group: 'flohmarkt',
    title: 'Schnäppchen finden am Flohmarkt',
    crumb: 'Schnäppchen finden',
    description:
      'Früh oder spät, welcher Stand, welcher Satz: So findest du am Flohmarkt gute Stücke, schätzt ihren Wert ein und lässt schlechte Käufe stehen.',
  },
  {
    address: '/flohmarkt-wien/echtheit-pruefen',
    group: 'flohmarkt',
    title: 'Echtheit prüfen: Silber, Uhren, Marken',
    crumb: 'Echtheit prüfen',
    description:
      'Mit Lupe, Magnet und Handylicht prüfst du am Flohmarkt Silber, Uhren, Taschen, Porzellan und Bilder – und erkennst, wann eine Fachperson nötig ist.',
  },
  {
    address: '/flohmarkt-wien/flohmarkt-mit-hund',
    group: 'flohmarkt',
    title: 'Flohmarkt mit Hund: was du bedenken solltest',
    crumb: 'Flohmarkt mit Hund',
    description:
      'Ob dein Hund für den Flohmarkt geeignet ist, was du vorher klärst, wie ihr gut durch die Reihen kommt und wann der Besuch besser endet.',
  },
  {
    address: '/flohmarkt-wien/nachhaltigkeit',
    group: 'flohmarkt',
    title: 'Flohmarkt und Nachhaltigkeit: was wirklich hilft',
    crumb: 'Nachhaltigkeit',
    description:
      'Bei welchen Dingen gebraucht kaufen am meisten bringt, warum der Weg mitzählt und wie du am Stand und danach weniger Müll machst.',
  },
  {
    address: '/flohmarkt-wien/vintage-mode',
    group: 'flohmarkt',
    title: 'Vintage-Mode am Flohmarkt erkennen und kaufen',
    crumb: 'Vintage-Mode',
    description:
      'Wie du das Alter von Kleidung an Zipp, Etikett und Naht erkennst, ohne Umkleide die richtige Größe findest und Motten draußen hältst.',
  },
  {
    address: '/flohmarkt-wien/antiquitaeten',
    group: 'flohmarkt',
    title: 'Antiquitäten am Flohmarkt: Alter und Wert',
    crumb: 'Antiquitäten',
    description:
      'Woran du das Alter von Möbeln und Hausrat erkennst, was den Wert ausmacht, welche Stücke heikel sind und wer ein Erbstück schätzt.',
  },
] as const satisfies readonly Page[];
