import type { Page } from '@/features/infoPages/page';

export const marketPages = [
  {
    address: '/flohmarkt-wien/tipps-tricks-fuer-deinen-erfolgreichen-flohmarkt-verkauf',
    group: 'flohmarkt',
    title: 'Flohmarkt-Tipps: gut verkaufen am eigenen Stand',
    crumb: 'Verkaufstipps',
    description:
      'Tipps für den Verkauf am Flohmarkt: was du am Vorabend aussortierst, wie du den Tisch aufteilst, was du am Stand sagst und wann du Pakete schnürst.',
  },
  {
    address: '/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete',
    group: 'flohmarkt',
    title: 'Standgebühr am Flohmarkt: Preise und Rechner',
    crumb: 'Standgebühren',
    description:
      'Was ein Standplatz am Flohmarkt kostet: aktuelle Preise aus dem Programm, ein Rechner für deinen Stand und ab wie vielen Verkäufen du im Plus bist.',
  },
  {
    address: '/flohmarkt-wien/checklist-fuer-flohmarkt-verkaufer',
    group: 'flohmarkt',
    title: 'Checkliste für den Flohmarkt-Verkauf zum Abhaken',
    crumb: 'Checkliste',
    description:
      'Die Checkliste für deinen Flohmarkttag zum Abhaken und Ausdrucken: die Wochen davor, der Vortag, der Morgen, der Markt selbst und der Tag danach.',
  },
  {
    address: '/flohmarkt-wien/faqs-flohmarkt-wien-sonntag',
    group: 'flohmarkt',
    title: 'Häufige Fragen zum Flohmarkt in Wien',
    crumb: 'Häufige Fragen',
    description:
      'Antworten auf die häufigsten Fragen zum Flohmarkt: Termine und Ort, Standplatz buchen und bezahlen, Rücktritt, Leihtische, Regen und Gewerbeschein.',
  },
  {
    address: '/flohmarkt-wien/kundenliebe-oesterreichs-bester-flohmarkt',
    group: 'flohmarkt',
    title: 'Flohmarkt-Bewertungen: was die Sterne sagen',
    crumb: 'Bewertungen',
    description:
      'Die Bewertungen unseres Flohmarkts und wie du sie liest: was ein Durchschnitt aussagt, wie du einen Markttag selbst prüfst und wie deine Meinung ankommt.',
  },
  {
    address: '/flohmarkt-wien/kinoprogramm-wien',
    group: 'flohmarkt',
    title: 'Nach dem Flohmarkt ins Autokino: das Programm',
    crumb: 'Kinoprogramm',
    description:
      'Untertags stöbern, am Abend ein Film vom eigenen Auto aus: die nächsten Kinotermine und wie aus dem vollen Verkaufsauto ein bequemer Kinoplatz wird.',
  },
  {
    address: '/flohmarkt-wien/vorteile',
    group: 'flohmarkt',
    title: 'Vorteile: was für einen Flohmarktstand spricht',
    crumb: 'Vorteile',
    description:
      'Fixer Markttag, klare Kosten und Buchung am Handy: was dir ein Stand an unserem Flohmarkt bringt und wann Kommission, Ankauf oder Spende besser passt.',
  },
  {
    address: '/flohmarkt-wien/anfahrt',
    group: 'flohmarkt',
    title: 'Anfahrt zum Flohmarkt: Auto, Öffis und Rad',
    crumb: 'Anfahrt',
    description:
      'So kommst du zum Flohmarkt: Skizze mit Routenplaner, die nächsten Termine mit Ort und Tipps für die Fahrt mit Auto, Anhänger, Öffis oder Fahrrad.',
  },
  {
    address: '/flohmarkt-wien/winterpause',
    group: 'flohmarkt',
    title: 'Winterpause am Flohmarkt: wann es weitergeht',
    crumb: 'Winterpause',
    description:
      'Wann der Flohmarkt Winterpause hat und wann er wieder aufsperrt, dazu ein Plan für vier Wochenenden und Tipps, wie du deine Ware gut überwinterst.',
  },
  {
    address: '/flohmarkt-wien/marktordnung',
    group: 'flohmarkt',
    title: 'Marktordnung: welche Regeln am Flohmarkt gelten',
    crumb: 'Marktordnung',
    description:
      'Wo die verbindlichen Regeln für deinen Stand stehen, was auf Märkten üblich ist, welche Vorgaben überall gelten und wie du Streit am Stand löst.',
  },
  {
    address: '/flohmarkt-wien/parken',
    group: 'flohmarkt',
    title: 'Parken beim Flohmarkt: zum Stöbern und mit Stand',
    crumb: 'Parken',
    description:
      'Parken beim Flohmarkt: was du fürs Stöbern am Vorabend prüfst, was du mit dem Auto beim Stand klärst, wie du große Stücke abholst und was nicht im Auto bleibt.',
  },
  {
    address: '/flohmarkt-wien/wetter',
    group: 'flohmarkt',
    title: 'Flohmarkt und Wetter: wann du was prüfst',
    crumb: 'Wetter',
    description:
      'Wetterplanung für deinen Flohmarktstand: wann du welche Vorhersage liest, ab welchem Wind das Dach zu ist und welche Ware welches Wetter verträgt.',
  },
  {
    address: '/flohmarkt-wien/regen',
    group: 'flohmarkt',
    title: 'Flohmarkt bei Regen: Stand und Ware schützen',
    crumb: 'Bei Regen',
    description:
      'Verkaufen im Regen: welche Ausrüstung du brauchst, in welcher Reihenfolge du aufbaust, was sich trotzdem verkauft und wie du daheim alles trocknest.',
  },
  {
    address: '/flohmarkt-wien/hitze',
    group: 'flohmarkt',
    title: 'Flohmarkt bei Hitze: Schatten, Wasser und Ware',
    crumb: 'Bei Hitze',
    description:
      'Ein heißer Markttag am Stand: wie der Schatten mitwandert, was die Sonne ruiniert, wie viel du trinkst und warum du schon am Vormittag Pakete machst.',
  },
  {
    address: '/flohmarkt-wien/kaelte',
    group: 'flohmarkt',
    title: 'Flohmarkt bei Kälte: warm bleiben am Stand',
    crumb: 'Bei Kälte',
    description:
      'Ein kalter Markttag am Stand: welche Schichten du anziehst, was unter die Füße gehört, wie Handy und Kartenleser durchhalten und was Frost nicht verträgt.',
  },
  {
    address: '/flohmarkt-wien/buchung-aendern',
    group: 'flohmarkt',
    title: 'Standplatz ändern oder absagen: so geht es',
    crumb: 'Buchung ändern',
    description:
      'Wie du einen Standplatz änderst oder absagst: vor dem Bestellen im Warenkorb, danach mit einer Nachricht an uns. Und wie eine Stornierung abläuft.',
  },
  {
    address: '/flohmarkt-wien/leihtische',
    group: 'flohmarkt',
    title: 'Leihtische am Flohmarkt: mitbuchen oder mitnehmen',
    crumb: 'Leihtische',
    description:
      'Ob es beim Flohmarkt einen Tisch zum Mitbuchen gibt, siehst du beim Termin. Dazu: welcher eigene Tisch taugt und wie du ganz ohne Tisch auskommst.',
  },
  {
    address: '/flohmarkt-mistelbach',
    group: 'flohmarkt',
    title: 'Flohmarkt für Mistelbach und das Weinviertel',
    crumb: 'Mistelbach',
    description:
      'Aus Mistelbach zum Flohmarkt: Markttage mit Ort, ob sich die Fahrt rechnet, welche Stücke aus dem Weinviertel gefragt sind und was du nicht heimführst.',
  },
  {
    address: '/flohmarkt-niederoesterreich',
    group: 'flohmarkt',
    title: 'Flohmarkt für Niederösterreich: Fahrt und Stand',
    crumb: 'Niederösterreich',
    description:
      'Aus Niederösterreich zum Flohmarkt: die nächsten Termine mit Ort, ab welcher Fahrzeit sich Stöbern oder Verkaufen lohnt und wie ihr euch ein Auto teilt.',
  },
  {
    address: '/flohmarkt-gaenserndorf',
    group: 'flohmarkt',
    title: 'Flohmarkt für Gänserndorf und das Marchfeld',
    crumb: 'Gänserndorf',
    description:
      'Aus Gänserndorf zum Flohmarkt: die nächsten Markttage, ein Plan für die Woche davor, gefragte Ware aus Garage und Garten und wie du zweimal fährst.',
  },
] as const satisfies readonly Page[];
