import type { Page } from '@/features/infoPages/page';

export const stallPages = [
  {
    address: '/flohmarkt-wien/standgestaltung',
    group: 'flohmarkt',
    title: 'Stand am Flohmarkt gestalten: so bleiben Leute stehen',
    crumb: 'Standgestaltung',
    description:
      'Drei Höhen, eine ruhige Unterlage und klare Gruppen: wie du deinen Flohmarktstand so einrichtest, dass Leute stehen bleiben.',
  },
  {
    address: '/flohmarkt-wien/aufbau-und-abbau',
    group: 'flohmarkt',
    title: 'Flohmarktstand aufbauen und abbauen: der Ablauf',
    crumb: 'Aufbau und Abbau',
    description:
      'In welcher Reihenfolge du belädst, aufbaust und wieder einpackst, wie viel Zeit du dafür brauchst und was bei Wind hilft.',
  },
  {
    address: '/flohmarkt-wien/erster-flohmarkt',
    group: 'flohmarkt',
    title: 'Erster Flohmarkt: so gelingt der Tag am Stand',
    crumb: 'Erster Flohmarkt',
    description:
      'Was du für den ersten eigenen Stand brauchst, ein Zeitplan über drei Wochen und Antworten auf die Fragen von Neulingen.',
  },
  {
    address: '/flohmarkt-wien/frueh-da-sein',
    group: 'flohmarkt',
    title: 'Früh am Flohmarkt sein: lohnt sich die erste Stunde?',
    crumb: 'Früh da sein',
    description:
      'Wer in der Früh über den Flohmarkt geht, wie du deine Weckzeit berechnest und was du bei Fragen nach der ganzen Schachtel antwortest.',
  },
  {
    address: '/flohmarkt-wien/kleidung-verkaufen',
    group: 'flohmarkt',
    title: 'Kleidung am Flohmarkt verkaufen: Preise und Tipps',
    crumb: 'Kleidung verkaufen',
    description:
      'Kleidung für den Flohmarkt aussortieren, nach Größen hängen und mit Faustregeln bepreisen, samt Tipps für Anprobe und Saison.',
  },
  {
    address: '/flohmarkt-wien/buecher-verkaufen',
    group: 'flohmarkt',
    title: 'Bücher am Flohmarkt verkaufen: was wirklich geht',
    crumb: 'Bücher verkaufen',
    description:
      'Welche Bücher am Flohmarkt gefragt sind, wie du sie in Kisten aufstellst und mit welchen Einheitspreisen du sie verkaufst.',
  },
  {
    address: '/flohmarkt-wien/elektrogeraete-verkaufen',
    group: 'flohmarkt',
    title: 'Elektrogeräte am Flohmarkt verkaufen: so geht es',
    crumb: 'Elektrogeräte verkaufen',
    description:
      'Geräte daheim testen, Daten löschen, Mängel aufschreiben und am Flohmarkt ohne Steckdose vorführen: so verkaufst du Elektrisches.',
  },
  {
    address: '/flohmarkt-wien/moebel-verkaufen',
    group: 'flohmarkt',
    title: 'Möbel am Flohmarkt verkaufen: Maße, Preise, Transport',
    crumb: 'Möbel verkaufen',
    description:
      'Welche Möbel du zum Flohmarkt mitnimmst und welche du nur auf Fotos zeigst, wie du sie verlädst und mit Anzahlung reservierst.',
  },
  {
    address: '/flohmarkt-wien/schallplatten-verkaufen',
    group: 'flohmarkt',
    title: 'Schallplatten am Flohmarkt verkaufen und bewerten',
    crumb: 'Schallplatten verkaufen',
    description:
      'Schallplatten beurteilen, Pressungen finden, schonend reinigen und am Flohmarkt so aufstellen, dass alle gern darin blättern.',
  },
  {
    address: '/flohmarkt-wien/geschirr-verpacken',
    group: 'flohmarkt',
    title: 'Geschirr bruchsicher verpacken für den Flohmarkt',
    crumb: 'Geschirr verpacken',
    description:
      'Teller hochkant, Gläser ausgestopft, Häferl am Henkel gepolstert: wie dein Geschirr heil zum Flohmarkt und zur Kundschaft kommt.',
  },
  {
    address: '/flohmarkt-wien/stand-teilen',
    group: 'flohmarkt',
    title: 'Flohmarktstand teilen: Kosten, Kassa und Schichten',
    crumb: 'Stand teilen',
    description:
      'Wie ihr euch zu zweit oder zu dritt einen Stand teilt: Anteile an den Kosten, Farbpunkte für die Ware, Kassa und Ablöse.',
  },
  {
    address: '/flohmarkt-wien/entruempeln',
    group: 'flohmarkt',
    title: 'Entrümpeln für den Flohmarkt: Plan für vier Wochen',
    crumb: 'Entrümpeln',
    description:
      'Vier Schachteln, ein Raum pro Woche und ein fixer Termin: wie du in kleinen Etappen entrümpelst und alles marktfertig machst.',
  },
  {
    address: '/flohmarkt-wien/was-uebrig-bleibt',
    group: 'flohmarkt',
    title: 'Nach dem Flohmarkt: wohin mit den Resten?',
    crumb: 'Was übrig bleibt',
    description:
      'Wie du in der letzten Stunde noch verkaufst und danach rasch entscheidest, was du spendest, einlagerst, inserierst oder entsorgst.',
  },
  {
    address: '/flohmarkt-wien/verpflegung',
    group: 'flohmarkt',
    title: 'Verpflegung am Flohmarktstand: Jause und Getränke',
    crumb: 'Verpflegung',
    description:
      'Welche Jause am Flohmarktstand gut geht, wie viel Wasser du brauchst und wie im Sommer alles kühl und im Winter warm bleibt.',
  },
  {
    address: '/flohmarkt-wien/werbung-fuer-deinen-stand',
    group: 'flohmarkt',
    title: 'Werbung für deinen Flohmarktstand: was etwas bringt',
    crumb: 'Werbung für deinen Stand',
    description:
      'Mit drei Fotos, einem kurzen Text und fünf Nachrichten zur richtigen Zeit holst du die passenden Leute zu deinem Flohmarktstand.',
  },
  {
    address: '/flohmarkt-wien/verkaufen-ohne-auto',
    group: 'flohmarkt',
    title: 'Ohne Auto am Flohmarkt verkaufen: so geht es',
    crumb: 'Verkaufen ohne Auto',
    description:
      'Leichte Ware, Trolley oder Sackrodel und eine Auslage ohne Tisch: wie du auch ohne eigenes Auto am Flohmarkt verkaufen kannst.',
  },
  {
    address: '/flohmarkt-wien/online-oder-flohmarkt',
    group: 'flohmarkt',
    title: 'Online oder Flohmarkt: wo verkaufst du was besser?',
    crumb: 'Online oder Flohmarkt',
    description:
      'Welche Stücke online mehr bringen und welche auf den Flohmarkt gehören, mit einem Vergleich, einer Rechnung und einem Ablauf.',
  },
] as const satisfies readonly Page[];
