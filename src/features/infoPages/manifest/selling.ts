import type { Page } from '@/features/infoPages/page';

export const sellingPages = [
  {
    address: '/flohmarkt-wien/preise-festlegen',
    group: 'flohmarkt',
    title: 'Preise festlegen am Flohmarkt: Faustregeln',
    crumb: 'Preise festlegen',
    description:
      'Wie du in drei Schritten zu einem Preis kommst, den am Flohmarkt jemand zahlt, mit Faustregeln nach Warengruppe und Tipps zum Nachstellen.',
  },
  {
    address: '/flohmarkt-wien/wechselgeld',
    group: 'flohmarkt',
    title: 'Wechselgeld am Flohmarkt: wie viel du brauchst',
    crumb: 'Wechselgeld',
    description:
      'Wie viel Wechselgeld du für einen Tag am Stand brauchst, in welcher Stückelung du es holst und wie du es sicher verwahrst.',
  },
  {
    address: '/flohmarkt-wien/waren',
    group: 'flohmarkt',
    title: 'Was verkauft sich gut am Flohmarkt?',
    crumb: 'Gute Ware',
    description:
      'Welche Waren am Flohmarkt rasch weggehen, welche liegen bleiben, wie du den Tisch mischst und was in welcher Jahreszeit gefragt ist.',
  },
  {
    address: '/flohmarkt-wien/preisschilder',
    group: 'flohmarkt',
    title: 'Preisschilder für den Flohmarkt schreiben',
    crumb: 'Preisschilder',
    description:
      'Womit Preisschilder auf Glas, Gewand und Büchern halten, was draufsteht und wie Einheitspreise und Farbpunkte dir die halbe Arbeit sparen.',
  },
  {
    address: '/flohmarkt-wien/packliste',
    group: 'flohmarkt',
    title: 'Packliste für den Flohmarkt zum Abhaken',
    crumb: 'Packliste',
    description:
      'Die Packliste für deinen Flohmarktstand zum Abhaken und Ausdrucken, dazu Rat fürs Packen der Kisten und ein Plan für den Abend davor.',
  },
  {
    address: '/flohmarkt-wien/diebstahl',
    group: 'flohmarkt',
    title: 'Diebstahl am Flohmarktstand vorbeugen',
    crumb: 'Diebstahl vorbeugen',
    description:
      'So schützt du Geld und Ware am Flohmarktstand: heikle Phasen, sicherer Tischaufbau, bekannte Tricks und was zu tun ist, wenn etwas wegkommt.',
  },
  {
    address: '/flohmarkt-wien/einnahmen',
    group: 'flohmarkt',
    title: 'Was kannst du am Flohmarkt verdienen?',
    crumb: 'Einnahmen',
    description:
      'Wie du vorab ausrechnest, ob sich ein Flohmarkttag lohnt: aktuelle Standpreise, eine Schätzung deiner Ware und ein Rechenbeispiel ohne Versprechen.',
  },
  {
    address: '/flohmarkt-wien/verhandeln',
    group: 'flohmarkt',
    title: 'Verhandeln am Flohmarkt: Sätze und Grenzen',
    crumb: 'Verhandeln',
    description:
      'Wie du am Flohmarkt freundlich und fest verhandelst, mit Beispielsätzen für jede Lage, guten Zugaben und Regeln fürs Zurücklegen.',
  },
  {
    address: '/flohmarkt-wien/bargeld-oder-karte',
    group: 'flohmarkt',
    title: 'Bargeld oder Karte: bezahlen am Flohmarkt',
    crumb: 'Bargeld oder Karte',
    description:
      'Welche Zahlungsarten sich am Flohmarktstand bewähren, wie du Geldscheine prüfst und woran du eine vorgetäuschte Überweisung erkennst.',
  },
] as const satisfies readonly Page[];
