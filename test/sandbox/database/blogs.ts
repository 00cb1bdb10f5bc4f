import { dateOf, viennaTime } from '../clock';
import type { BlogRecord } from './types';

type Written = Omit<BlogRecord, 'blogId' | 'date'> & { daysAgo: number };

const articles: Written[] = [
  {
    title: 'Zum ersten Mal im Autokino: so läuft der Abend ab',
    teaser: 'Ankommen, einparken, Radio einstellen: was dich am ersten Abend erwartet.',
    content:
      '<h2>Vor dem Film</h2><p>Komm rechtzeitig, dann findest du in Ruhe deinen Platz. Das <strong>Autoticket</strong> gilt je Auto.</p><h2>Während des Films</h2><p>Der Ton kommt über UKW in dein Autoradio.</p><p>Alle Termine stehen im <a href="/kinoprogramm-wien/kinoprogramm">Kinoprogramm</a>.</p>',
    blogType: 'kino',
    urlIdentifier: 'zum-ersten-mal-im-autokino',
    daysAgo: 4,
  },
  {
    title: 'Warum Stummfilme unter freiem Himmel so gut funktionieren',
    teaser: 'Große Gesten, große Leinwand: ein Plädoyer.',
    content:
      '<p>Wo kein Wort gesprochen wird, darf man im Auto mitreden.</p><blockquote><p>Der Mond ist immer im Bild.</p></blockquote>',
    blogType: 'kino',
    urlIdentifier: 'stummfilme-unter-freiem-himmel',
    daysAgo: 18,
  },
  {
    title: 'Mit Hund ins Kino',
    teaser: 'Was dem Vierbeiner den Abend angenehm macht.',
    content: '<ul><li>Decke</li><li>Wasser</li><li>eine Runde vor dem Film</li></ul>',
    blogType: 'kino',
    urlIdentifier: 'mit-hund-ins-kino',
    daysAgo: 40,
  },
  {
    title: 'Der erste eigene Flohmarktstand',
    teaser: 'Vom Dachboden bis zum Wechselgeld: ein ruhiger Plan für den Sonntag.',
    content:
      '<h2>Aussortieren</h2><p>Drei Stapel: verkaufen, verschenken, behalten.</p><h2>Aufbauen</h2><p>Großes nach hinten, Kleines nach vorne.</p><p>Einen Platz gibt es <a href="/jetzt-flohmarktstand-buchen">hier</a>.</p>',
    blogType: 'flohmarkt',
    urlIdentifier: 'der-erste-eigene-flohmarktstand',
    daysAgo: 2,
  },
  {
    title: 'Feilschen mit Freude',
    teaser: 'Wie beide Seiten lächelnd auseinandergehen.',
    content: '<p>Nenne einen Preis, bei dem du <em>noch</em> nachgeben kannst.</p>',
    blogType: 'flohmarkt',
    urlIdentifier: 'feilschen-mit-freude',
    daysAgo: 25,
  },
];

export function buildBlogs(now: number): BlogRecord[] {
  return articles
    .toSorted((one, other) => one.daysAgo - other.daysAgo)
    .map(({ daysAgo, ...article }, index) => ({
      ...article,
      blogId: index + 1,
      date: dateOf(viennaTime(now, -daysAgo, '12:00')),
    }));
}
