// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { pages } from '@/features/infoPages/manifest';
import {
  catalogueSources,
  codeSources,
  manifestSources,
  pageSources,
  visibleText,
  type Source,
} from './sources';
import { projectWords, spellerWith } from './spelling';
import { typedFacts } from './stated';
import {
  formalProblems,
  formalSentences,
  markProblems,
  placeholderProblems,
  wordingProblems,
} from './wording';

const prose = pageSources().map(({ name, text }) => ({ name, text: visibleText(text) }));
const own: Source[] = [...prose, ...manifestSources()];

/** Problems, prefixed with their source. */
function found(sources: readonly Source[], check: (text: string) => string[]): string[] {
  return sources.flatMap(({ name, text }) => check(text).map((problem) => `${name}: ${problem}`));
}

describe('the spelling', () => {
  it('is right in every text and in the catalogue', async () => {
    const unknownWords = await spellerWith(projectWords());
    expect(found([...own, ...catalogueSources()], unknownWords)).toEqual([]);
  });

  it('is wrong for misspelt words', async () => {
    const unknownWords = await spellerWith(projectWords());
    const text =
      'Der Flohmarktstand ist drausen am Platz, mit der Tageskassa und einer Strasse aus Sackerln.';
    expect(unknownWords(text)).toEqual(['drausen', 'Strasse']);
    expect(unknownWords('Meryl Streep in der Hin- und Rückfahrt auf wko.at')).toEqual([]);
    expect(unknownWords('Meryl Strep')).toEqual(['Meryl', 'Strep']);
  });

  it('has a sorted list of project words that the dictionary does not contain', async () => {
    const list = projectWords();
    expect(list).toEqual([...new Set(list)].sort(new Intl.Collator('de').compare));
    const unknownWords = await spellerWith([]);
    expect(list.filter((line) => !line.includes('/') && unknownWords(line).length === 0)).toEqual([]);
  });
});

describe('the form of address', () => {
  const code = codeSources();

  it('is „du“ outside the fixed sentences (requirements 2.1, requirements 8)', () => {
    expect(found(code, formalProblems)).toEqual([]);
  });

  it.each(formalSentences)(
    'is formal in the fixed sentence (requirements 2.1, requirements 8): %s',
    (sentence) => {
      expect(code.some(({ text }) => text.split('\n').includes(sentence))).toBe(true);
    },
  );

  it.each(['Meinten Sie das?', 'Ihr Konto ist da.', 'Danke! Wir schreiben Ihnen', 'Sie haben gewonnen'])(
    'is reported if it is formal: %s',
    (text) => {
      expect(formalProblems(`Gib es ein.\n${text}`)).toHaveLength(1);
      expect(formalProblems(`Siehst du ihr Auto? ${formalSentences.join(' ')}`)).toEqual([]);
    },
  );
});

describe('the texts of the information pages', () => {
  it('use the allowed words and punctuation', () => {
    expect(found(own, wordingProblems)).toEqual([]);
    expect(found(manifestSources(), markProblems)).toEqual([]);
    expect(found(own, placeholderProblems)).toEqual([]);
  });

  it('take stated facts from one place', () => {
    expect(found(pageSources(), typedFacts)).toEqual([]);
  });

  it('are those of the manifest', () => {
    const addresses = pages.map(({ address }) => address as string);
    expect([...new Set(addresses)]).toEqual(addresses);
    expect(prose.map(({ name }) => name).sort()).toEqual([...addresses].sort());
  });
});

describe('the checks of the texts', () => {
  it.each([
    ['Im Januar zu', 'Jänner'],
    ['eine Tüte voll', 'Sackerl'],
    ['die Einkaufstüten', 'Sackerl'],
    ['an der Tageskasse', 'Kassa'],
    ['Bitte kommen Sie', 'du'],
    ['deine Emailadresse', 'E-Mail'],
  ])('find a word to avoid: %s', (text, instead) => {
    expect(wordingProblems(text).join()).toContain(instead);
    expect(wordingProblems('Sie kommen im Jänner mit einem Sackerl an die Kassa.')).toEqual([]);
  });

  it.each([
    'ein "Wort"',
    "geht's",
    'warte...',
    '“Wort”',
    'zwei  Wörter',
    'Wort , Wort',
    'a - b',
    'das das',
    '„offen',
    '“Wort“',
  ])('find wrong punctuation: %s', (text) => {
    expect(markProblems(text)).not.toEqual([]);
  });

  it('accept correct punctuation', () => {
    expect(markProblems('„Geht’s?“ – ja … (auch „so“), Hin- und Rückweg, Hallo-Hallo.')).toEqual([]);
  });

  it.each([
    'Lorem ipsum',
    'TODO: Text',
    'ab NaN Euro',
    'um undefined Uhr',
    '[object Object]',
    'Platzhaltertext',
  ])('find a placeholder: %s', (text) => {
    expect(placeholderProblems(text)).toHaveLength(1);
    expect(placeholderProblems('Bei null Grad ist alles da.')).toEqual([]);
  });

  it.each([
    'Im Jänner ist geschlossen.',
    'Wir sperren ab Februar wieder auf.',
    'Die Kassa öffnet um 5:30 Uhr.',
    'Bewertet mit 4,6 Sternen',
    '1.448 Bewertungen',
    'im Frühling 2026',
  ])('find a literal fact: %s', (text) => {
    expect(typedFacts(text)).not.toEqual([]);
    expect(typedFacts('Im <Fact of="closedIn" /> ist zu. Im Jänner friert es um 15:30. 4,6 Grad.')).toEqual(
      [],
    );
  });
});
