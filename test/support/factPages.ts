import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { paths } from '@/shop/paths';
import { arriveAt } from './arriveAt';

const market = (page: string) => `${paths.flohmarkt.to()}/${page}`;

type FactPage = {
  address: string;
  /** Visible only with the facts of the owner. */
  given: readonly (string | RegExp)[];
  /** Visible only without them. */
  instead: readonly (string | RegExp)[];
};

const fees = ['Kommen zum Preis noch Gebühren dazu?', 'Buchungsgebühr: € 1,50', 'Eine Absage kostet nichts.'];
const runBy = ['Wer veranstaltet den Flohmarkt?', 'Veranstaltet wird der Flohmarkt von Trödelfreunde OG.'];
const cinema =
  'Das Autokino ist an dieser Adresse: Leinwandweg 7, 1230 Wien. Nennt dein Termin einen anderen Ort, gilt der Ort beim Termin.';
const flohmarkt = /^Der Flohmarkt ist an dieser Adresse: Trödelgasse 12, 2345 Brunn am Gebirge\. Nennt dein/;
const cinemaDogs = /^Hunde dürfen im Auto dabei sein\./;
const marketDogs = /Hunde sind am Markt an der Leine willkommen\./;
const marketFood = 'Am Markt darfst du deine eigene Jause essen.';
const radio = 'Den Ton hörst du im Radio auf UKW 96,3 MHz.';
const late = ['Was, wenn ich später komme?', 'Wer später kommt, fährt mit Standlicht in die letzte Reihe.'];
const tallCars = 'Kleinbusse stehen in den letzten zwei Reihen.';
const cinemaAccess = [
  'Wie barrierefrei ist das Autokino?',
  'Neben der Einfahrt ist eine stufenlose Toilette.',
];
const marketAccess = ['Wie barrierefrei ist der Flohmarkt?', 'Beim Eingang ist eine Toilette ohne Stufen.'];
const ownFood = 'Darf ich eigenes Essen mitbringen?';

/** The information pages that show facts of the owner. */
const factPages: readonly FactPage[] = [
  {
    address: paths.cinemaArrival.to(),
    given: [
      /^Das Autokino ist an dieser Adresse: .* gilt der Ort beim Termin\. Plan so, dass/,
      'Leinwandweg 7, 1230 Wien',
      'Auf der Karte ansehen',
      'Öffnungszeiten',
      'Freitag bis Sonntag, 19:00–0:30 Uhr',
      /vor der Einfahrt\. Auf den Platz fahren kannst du ab 60 Minuten vor Filmbeginn; .* beim Termin\.$/,
      ...late,
      /Platz, den du bekommst\. Kleinbusse stehen in den letzten zwei Reihen\.$/,
    ],
    instead: [
      /^Wohin du fährst, sagt dir dein Termin: .* schon einmal bei uns warst\. Plan so, dass/,
      /vor der Einfahrt\. Ab wann du auf den Platz fahren kannst, schaust du beim Termin nach\./,
      /den du bekommst\. Hohe Autos, Busse und alles mit Dachbox stehen/,
    ],
  },
  {
    address: paths.flohmarktArrival.to(),
    given: [
      flohmarkt,
      'Trödelgasse 12, 2345 Brunn am Gebirge',
      'Auf der Karte ansehen',
      'Öffnungszeiten',
      'Sonntag, 6:00–14:00 Uhr',
      'Mittwoch und Samstag, 8:00–12:30 Uhr',
    ],
    instead: [/^Den genauen Ort findest du auf der Seite deines Termins, .* sein\. Die Skizze zeigt/],
  },
  {
    address: paths.cinemaFaqs.to(),
    given: [
      cinemaDogs,
      ownFood,
      'Eigenes Essen ist im Auto erlaubt.',
      `${radio} Du stellst die Lautstärke selbst ein, und niemand nebenan hört, ob du mitredest.`,
      /Sender aus dem Internet\. Den Ton hörst du im Radio auf UKW 96,3 MHz\.$/,
      'Was gilt für Motor und Licht?',
      'Während des Films bleiben Motor und Licht aus.',
      'Wo steht ein hohes Auto?',
      tallCars,
      ...late,
      ...cinemaAccess,
      'Wo ist das Autokino?',
      cinema,
      ...fees,
    ],
    instead: [
      /^Schau in die Angaben beim Termin und in die AGB, und frag uns, .* steht\. Ob dein Hund/,
      /^Aus deinem Autoradio\. Du stellst/,
      /Frag vor dem Kauf über den Kontakt nach, was dein Gerät empfangen muss\.$/,
    ],
  },
  {
    address: paths.pets.to(),
    given: [cinemaDogs, 'Such einen ruhigen Film aus.'],
    instead: [
      /^Ob ein Tier bei einer Vorstellung mitdarf, entnimmst .* über den Kontakt\. Ein ruhiger Hund/,
      'Such einen ruhigen Film aus und lies beim Termin nach, was dort gilt.',
    ],
  },
  {
    address: paths.flohmarktFaqs.to(),
    given: [flohmarkt, marketDogs, ownFood, marketFood, ...marketAccess, ...runBy, ...fees],
    instead: [
      /^Der Ort steht auf der Seite jedes Termins, .* vom letzten Mal\. Wie du hinkommst/,
      /^Bitte frag vor dem Besuch über Kontakt nach\. Wie ein Markttag/,
    ],
  },
  {
    address: market('flohmarkt-mit-hund'),
    given: [marketDogs, 'Wähl einen Termin.'],
    instead: [
      /voller Gerüche\. Frag vor dem ersten Besuch über Kontakt, was für Hunde am jeweiligen Platz gilt, und/,
      'Wähl einen Termin und klär vorher, was für Hunde gilt.',
    ],
  },
  {
    address: market('verpflegung'),
    given: ['Darf ich am Markt eigenes Essen mitbringen?', marketFood],
    instead: [],
  },
  {
    address: market('marktordnung'),
    given: ['Veranstaltet wird der Flohmarkt von Trödelfreunde OG.'],
    instead: ['Impressum'],
  },
  { address: paths.accessibility.to(), given: [...cinemaAccess, ...marketAccess], instead: [] },
  { address: paths.stallFees.to(), given: fees, instead: [] },
  {
    address: `${paths.kinderflohmarkt.to()}/faqs`,
    given: [
      /^In Wien und Umgebung\. Der Kinderflohmarkt ist an dieser Adresse: Spielplatz 3, /,
      ...runBy,
      ...fees,
    ],
    instead: [
      'In Wien und Umgebung. Den genauen Ort liest du beim Termin, am besten gleich beim Buchen oder Eintragen.',
    ],
  },
];

const spaces = /\s+/g;

/** Whether an element of the page's text, not only a part of it, has the text. */
function isOnPage(text: string | RegExp): boolean {
  const elements = screen
    .getByRole('main')
    .querySelectorAll('p, li, dt, dd > div, td, a, summary, .next-step > div');
  return [...elements].some(({ textContent }) => {
    const found = (textContent ?? '').replace(spaces, ' ').trim();
    return typeof text === 'string' ? found === text || found.startsWith(`${text} (`) : text.test(found);
  });
}

/** Elements of the page that a missing fact would leave empty. */
export function emptyElements(): string[] {
  const named = [...document.querySelectorAll('p, dl, dt, dd, ul, li, address, details, h2, h3, td')];
  return named
    .filter(({ textContent, children }) => textContent?.trim() === '' && children.length === 0)
    .filter((element) => !element.matches('[role=status], [role=alert], [aria-live]'))
    .map(({ outerHTML }) => outerHTML);
}

/** Opens every information page with facts of the owner, and checks which of its texts are visible. */
export async function visitFactPages(visible: 'given' | 'instead'): Promise<void> {
  const hidden = visible === 'given' ? 'instead' : 'given';
  for (const page of factPages) {
    const context = `at ${page.address}`;
    await arriveAt(page.address);
    await within(screen.getByRole('main')).findByRole('complementary', { name: 'So geht es weiter' });
    await waitFor(() =>
      expect(
        page[visible].filter((text) => !isOnPage(text)),
        context,
      ).toEqual([]),
    );
    expect(page[hidden].filter(isOnPage), context).toEqual([]);
    expect(emptyElements(), context).toEqual([]);
    if (visible === 'instead') expect(document.querySelector('main address, dd'), context).toBeNull();
  }
}
