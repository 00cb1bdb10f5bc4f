import type { EventRecord } from './types';

/** Id of the regular flea market, whose shows have their own heading (requirements 2.3). */
export const flohmarktEventId = 12;
export const kinderflohmarktEventId = 14;
export const mistelbachEventId = 15;
export const gaenserndorfEventId = 16;
export const automarktEventId = 21;
export const oldtimerEventId = 31;
export const streetFoodEventId = 32;
export const quizEventId = 33;

export function buildEvents(): EventRecord[] {
  return [
    {
      eventId: flohmarktEventId,
      eventName: 'Flohmarkt Wien',
      slug: 'flohmarkt-wien',
      eventType: 'flohmarkt',
      description:
        '<p>Jeden Sonntag: <strong>Altes, Rares, Schräges</strong> aus Kellern und Dachböden.</p><ul><li>Standplatz online buchen</li><li>Zufahrt bis zum Stand</li></ul><p>Was du mitnehmen solltest, steht in der <a href="/flohmarkt-wien/checklist-fuer-flohmarkt-verkaufer">Checkliste</a>.</p>',
    },
    {
      eventId: kinderflohmarktEventId,
      eventName: 'Kinderflohmarkt Wien',
      slug: 'kinderflohmarkt-wien',
      eventType: 'flohmarkt',
      description:
        '<p>Kinder verkaufen an Kinder: Spielzeug, Bücher, Gewand.</p><p><em>Bitte eine Decke mitbringen.</em></p>',
    },
    {
      eventId: mistelbachEventId,
      eventName: 'Flohmarkt Mistelbach',
      slug: 'flohmarkt-mistelbach',
      eventType: 'flohmarkt',
      description: '<p>Der Flohmarkt im Weinviertel. Standplätze gibt es <strong>nur vor Ort</strong>.</p>',
    },
    {
      eventId: gaenserndorfEventId,
      eventName: 'Flohmarkt Gänserndorf',
      slug: 'flohmarkt-gaenserndorf',
      eventType: 'flohmarkt',
      description: '<p>Dieser Markt ist derzeit geschlossen.</p>',
    },
    {
      eventId: automarktEventId,
      eventName: 'Automarkt Wien',
      slug: 'automarkt-wien',
      eventType: 'automarkt',
      description:
        '<p>Von privat an privat: Auto, Motorrad, Wohnmobil.</p><h3>So geht es</h3><ol><li>Verkaufsplatz buchen</li><li>Hinfahren</li><li>Verkaufen</li></ol>',
    },
    {
      eventId: oldtimerEventId,
      eventName: 'Oldtimertreffen unter der Leinwand',
      slug: 'oldtimertreffen',
      eventType: 'publicevent',
      description: '<p>Chrom, Lack und Benzingespräche. Wer mit dem <b>Oldtimer</b> kommt, parkt vorne.</p>',
    },
    {
      eventId: streetFoodEventId,
      eventName: 'Street Food unter Sternen',
      slug: 'street-food-unter-sternen',
      eventType: 'publicevent',
      description:
        '<p>Ein Abend mit vielen Küchen. Mehr dazu bei der <a href="https://example.com/street-food" target="_blank">Veranstalterin</a>.</p>',
    },
    {
      eventId: quizEventId,
      eventName: 'Quizabend im Auto',
      slug: 'quizabend-im-auto',
      eventType: 'publicevent',
      description: '<p>Fragen über UKW, Antworten mit der Lichthupe.</p>',
    },
  ];
}
