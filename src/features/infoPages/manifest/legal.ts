import type { Page } from '@/features/infoPages/page';

export const legalPages = [
  {
    address: '/flohmarkt-wien/genehmigung',
    group: 'flohmarkt',
    title: 'Flohmarkt-Genehmigung: wer braucht eine?',
    crumb: 'Genehmigung',
    description:
      'Wer sich beim Flohmarkt um Bewilligungen kümmert, was für deinen Stand gilt und wen du fragst, wenn du selbst einen Markt ausrichten willst.',
  },
  {
    address: '/flohmarkt-wien/gewerbeschein',
    group: 'flohmarkt',
    title: 'Flohmarkt ohne Gewerbeschein: was gilt?',
    crumb: 'Gewerbeschein',
    description:
      'Woran du privates und gewerbliches Verkaufen in Österreich unterscheidest, drei Fälle aus dem Alltag und der Weg zur Gewerbeberechtigung.',
  },
  {
    address: '/flohmarkt-wien/steuern',
    group: 'flohmarkt',
    title: 'Flohmarkt und Steuern in Österreich',
    crumb: 'Steuern',
    description:
      'Wann Einnahmen vom Flohmarkt das Finanzamt betreffen, was bei schnellem Weiterverkauf anders ist und welche Notizen dir später helfen.',
  },
  {
    address: '/flohmarkt-wien/gewaehrleistung',
    group: 'flohmarkt',
    title: 'Gewährleistung beim Privatverkauf am Flohmarkt',
    crumb: 'Gewährleistung',
    description:
      'Was Gewährleistung beim Verkauf von Privat zu Privat heißt, wie du sie ausschließt, wo das endet und wie du mit Reklamationen umgehst.',
  },
  {
    address: '/flohmarkt-wien/verbotene-waren',
    group: 'flohmarkt',
    title: 'Verbotene Waren am Flohmarkt: die Übersicht',
    crumb: 'Verbotene Waren',
    description:
      'Welche Waren du am Flohmarkt nicht anbieten darfst, bei welchen Vorsicht nötig ist und wohin damit, wenn du sie daheim findest.',
  },
  {
    address: '/flohmarkt-wien/markenfaelschungen',
    group: 'flohmarkt',
    title: 'Markenfälschungen am Flohmarkt vermeiden',
    crumb: 'Markenfälschungen',
    description:
      'Warum gefälschte Marken nicht auf den Verkaufstisch gehören, wie du eigene Stücke vorher prüfst und welche Formulierungen ehrlich sind.',
  },
  {
    address: '/flohmarkt-wien/neuware',
    group: 'flohmarkt',
    title: 'Neuware und Handel am Flohmarkt',
    crumb: 'Neuware und Handel',
    description:
      'Was am Flohmarkt als Neuware gilt, was du bei gewerblichem Verkauf mitbringen musst und was du vor der Buchung klären solltest.',
  },
  {
    address: '/flohmarkt-wien/vereine-und-schulklassen',
    group: 'flohmarkt',
    title: 'Flohmarkt für Vereine und Schulklassen',
    crumb: 'Vereine und Schulklassen',
    description:
      'Wie Vereine und Schulklassen am Flohmarkt für einen Zweck sammeln: Zuständigkeiten, ein Plan in sechs Schritten und eine saubere Abrechnung.',
  },
  {
    address: '/flohmarkt-wien/verlassenschaft',
    group: 'flohmarkt',
    title: 'Verlassenschaft am Flohmarkt verkaufen',
    crumb: 'Verlassenschaft',
    description:
      'Was vor dem Verkauf eines Nachlasses zu klären ist, wie du eine Wohnung in vier Stapel sortierst und wie viel auf einen Markttag passt.',
  },
] as const satisfies readonly Page[];
