import type { Page } from '@/features/infoPages/page';

export const kidsPages = [
  {
    address: '/kinderflohmarkt',
    group: 'kinderflohmarkt',
    title: 'Kinderflohmarkt in Wien und Umgebung',
    crumb: 'Kinderflohmarkt',
    description:
      'Was der Kinderflohmarkt ist, für wen er sich lohnt, was in welchem Alter frei wird und wie du online einen Stand buchst, mit den nächsten Terminen.',
  },
  {
    address: '/kinderflohmarkt/kinderflohmarkt-wien-sonntag',
    group: 'kinderflohmarkt',
    title: 'Kinderflohmarkt Wien am Sonntag: so läuft der Tag',
    crumb: 'Der Tag am Markt',
    description:
      'Was dich am Kinderflohmarkt von der ersten bis zur letzten Stunde erwartet, wann du was findest und was du vor dem Bezahlen prüfst.',
  },
  {
    address: '/kinderflohmarkt/faqs',
    group: 'kinderflohmarkt',
    title: 'Kinderflohmarkt: häufige Fragen und Antworten',
    crumb: 'Häufige Fragen',
    description:
      'Antworten zum Kinderflohmarkt, die nur Familien brauchen: Termin, wickeln und stillen, richtige Größe, gefragte Ware und Kinder am Stand.',
  },
  {
    address: '/kinderflohmarkt/tipps-fuer-eltern',
    group: 'kinderflohmarkt',
    title: 'Mit Kindern am Flohmarkt: Tipps für Eltern',
    crumb: 'Tipps für Eltern',
    description:
      'Wie ein Flohmarktbesuch mit Kindern entspannt bleibt: drei Abmachungen vorab, ein Plan gegen das Verlorengehen und Hilfe bei Streit.',
  },
  {
    address: '/kinderflohmarkt/kinder-verkaufen-selbst',
    group: 'kinderflohmarkt',
    title: 'Kinder verkaufen selbst: Aufgaben nach Alter',
    crumb: 'Kinder verkaufen selbst',
    description:
      'Welche Aufgaben Kinder am Flohmarktstand in welchem Alter übernehmen, welche Sätze ihr daheim übt und wann du dich besser einmischst.',
  },
  {
    address: '/kinderflohmarkt/taschengeld',
    group: 'kinderflohmarkt',
    title: 'Taschengeld am Flohmarkt: einnehmen, ausgeben',
    crumb: 'Taschengeld',
    description:
      'Wie viel Taschengeld auf den Flohmarkt mit darf, wem die Einnahmen vom Stand gehören und wie Kinder dabei das Einteilen lernen.',
  },
  {
    address: '/kinderflohmarkt/spielzeug-verkaufen',
    group: 'kinderflohmarkt',
    title: 'Spielzeug am Flohmarkt verkaufen',
    crumb: 'Spielzeug verkaufen',
    description:
      'Wie du gebrauchtes Spielzeug zählst, putzt, bündelst und in Kinderhöhe zeigst, und welche Stücke aus Sicherheitsgründen daheim bleiben.',
  },
  {
    address: '/kinderflohmarkt/kinderkleidung',
    group: 'kinderflohmarkt',
    title: 'Kinderkleidung verkaufen: nach Größe und Saison',
    crumb: 'Kinderkleidung',
    description:
      'Wie du Kinderkleidung nach Größen sortierst, in welchem Monat was gefragt ist und wie du Flecken, Schuhe und Stapel richtig behandelst.',
  },
  {
    address: '/kinderflohmarkt/kinderwagen-und-autositze',
    group: 'kinderflohmarkt',
    title: 'Kinderwagen und Autositze: sicher gebraucht?',
    crumb: 'Kinderwagen, Autositze',
    description:
      'Welche Fragen du bei einem gebrauchten Autositz stellst, wie du einen Kinderwagen prüfst und wo du dich über Normen und Rückrufe informierst.',
  },
  {
    address: '/kinderflohmarkt/packliste',
    group: 'kinderflohmarkt',
    title: 'Packliste für den Kinderflohmarkt zum Abhaken',
    crumb: 'Packliste',
    description:
      'Die Packliste für Familien am Kinderflohmarkt zum Abhaken und Ausdrucken: Stand, Ware, Kassa, Kinder und die Kisten fürs Heimfahren.',
  },
  {
    address: '/kinderflohmarkt/babysachen',
    group: 'kinderflohmarkt',
    title: 'Babysachen gebraucht kaufen und verkaufen',
    crumb: 'Babysachen',
    description:
      'Welche Babysachen gebraucht gut gehen, was du vorher genau prüfst, was besser neu bleibt und wie du Pakete nach Lebensmonat packst.',
  },
  {
    address: '/kinderflohmarkt/schulsachen',
    group: 'kinderflohmarkt',
    title: 'Schulsachen am Flohmarkt: Schultasche bis Zirkel',
    crumb: 'Schulsachen',
    description:
      'Wann Schulsachen gefragt sind, wie du eine gebrauchte Schultasche prüfst und warum Schulbücher meistens auf dem Tisch liegen bleiben.',
  },
  {
    address: '/kinderflohmarkt/preise',
    group: 'kinderflohmarkt',
    title: 'Preise für Kindersachen: Faustregeln am Flohmarkt',
    crumb: 'Preise',
    description:
      'Faustregeln für Preise am Kinderflohmarkt nach Ware und Tageszeit, mit drei Preisstufen für Kleinteile und Spielraum zum Handeln.',
  },
] as const satisfies readonly Page[];
