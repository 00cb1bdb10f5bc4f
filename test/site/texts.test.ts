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
  it('is right in every text and in the catalogue, and wrong for misspelt words', async () => {
    const unknownWords = await spellerWith(projectWords());
    expect(found([...own, ...catalogueSources()], unknownWords)).toEqual([]);
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

it('each item of a list to tick has an id of its own', () => {
  const lists = pageSources().flatMap(({ name, text }) =>
    [...text.matchAll(/<TickList[^]*?<\/TickList>/g)].map(([list]) => ({ name, list })),
  );
  expect(lists).toHaveLength(4);
  for (const { name, list } of lists) {
    const items = [...list.matchAll(/^\s*[-*+\d].*$/gm)];
    const ids = [...list.matchAll(/^- <Tick id="([a-z\d-]+)">.+<\/Tick>$/gm)].map(([, id]) => id);
    expect(ids, name).toHaveLength(items.length);
    expect(new Set(ids).size, name).toBe(ids.length);
  }
});

describe('the form of address', () => {
  it('is „du“ except in the fixed sentences (requirements 2.1, requirements 8)', () => {
    const code = codeSources();
    expect(found(code, formalProblems)).toEqual([]);
    const lines = new Set(code.flatMap(({ text }) => text.split('\n')));
    expect(formalSentences.filter((sentence) => !lines.has(sentence))).toEqual([]);
  });

  it('is reported if it is formal', () => {
    const formal = ['Meinten Sie das?', 'Ihr Konto ist da.', 'Danke! Wir schreiben Ihnen'];
    for (const text of [...formal, 'Sie haben gewonnen'])
      expect(formalProblems(`Gib es ein.\n${text}`), text).toHaveLength(1);
    expect(formalProblems(`Siehst du ihr Auto? ${formalSentences.join(' ')}`)).toEqual([]);
  });
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
  it('find words to avoid', () => {
    const wrong = {
      'Im Januar zu': 'Jänner',
      'eine Tüte voll': 'Sackerl',
      'die Einkaufstüten': 'Sackerl',
      'an der Tageskasse': 'Kassa',
      'Bitte kommen Sie': 'du',
      'deine Emailadresse': 'E-Mail',
    };
    for (const [text, instead] of Object.entries(wrong))
      expect(wordingProblems(text).join(), text).toContain(instead);
    expect(wordingProblems('Sie kommen im Jänner mit einem Sackerl an die Kassa.')).toEqual([]);
  });

  it('find wrong punctuation', () => {
    const wrong = ['ein "Wort"', "geht's", 'warte...', '“Wort”', 'zwei  Wörter', 'Wort , Wort', 'a - b'];
    for (const text of [...wrong, 'das das', '„offen', '“Wort“'])
      expect(markProblems(text), text).not.toEqual([]);
    expect(markProblems('„Geht’s?“ – ja … (auch „so“), Hin- und Rückweg, Hallo-Hallo.')).toEqual([]);
  });

  it('find placeholders', () => {
    const wrong = ['Lorem ipsum', 'TODO: Text', 'ab NaN Euro', 'um undefined Uhr', '[object Object]'];
    for (const text of [...wrong, 'Platzhaltertext']) expect(placeholderProblems(text), text).toHaveLength(1);
    expect(placeholderProblems('Bei null Grad ist alles da.')).toEqual([]);
  });

  it('find literal facts', () => {
    const wrong = [
      'Im Jänner ist geschlossen.',
      'Wir sperren ab Februar wieder auf.',
      'Die Kassa öffnet um 5:30 Uhr.',
      'Bewertet mit 4,6 Sternen',
      '1.448 Bewertungen',
      'im Frühling 2026',
    ];
    for (const text of wrong) expect(typedFacts(text), text).not.toEqual([]);
    const right = 'Im <Fact of="closedIn" /> ist zu. Im Jänner friert es um 15:30. 4,6 Grad.';
    expect(typedFacts(right)).toEqual([]);
  });
});
