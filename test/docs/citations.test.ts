import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const folders = ['src', 'test', 'scripts', 'docs', 'build', 'tools'].filter((folder) => existsSync(folder));
const own = join('test', 'docs', 'citations.test.ts');

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => ending.test(path) && path !== own);
}

const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : '');
const documents = ['README.md', ...filesIn('docs', /\.md$/)];
const code = folders.flatMap((folder) => filesIn(folder, /\.(?:tsx?|[cm]js|scss)$/));

const withoutBlocks = (markdown: string) => markdown.replace(/^```[^]*?^```/gm, '');

function headingsOf(document: string): string[] {
  return [...withoutBlocks(read(document)).matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text.trim());
}

/** The anchor that GitHub gives to a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-');

/** A citation may continue in the next line of a comment. */
const inOneLine = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ');

/** The problems in these files, each with its file. */
function problemsOf(paths: string[], find: (text: string, path: string) => string[]): string[] {
  return paths.flatMap((path) => find(read(path), path).map((problem) => `${path}: ${problem}`));
}

const matchesOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([match]) => match);

function brokenLinks(text: string, path: string): string[] {
  const links = [...withoutBlocks(text).matchAll(/\]\(<?([^)>\s]+)[^)]*\)/g)].map(([, link = '']) => link);
  return links.filter((link) => {
    if (/^[a-z]+:/i.test(link)) return false;
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? path : normalize(join(dirname(path), file));
    if (!existsSync(target)) return true;
    return anchor !== undefined && !headingsOf(target).map(anchorOf).includes(decodeURIComponent(anchor));
  });
}

const headings = {
  requirements: headingsOf('docs/requirements.md'),
  backend: headingsOf('docs/backend.md'),
};
const hasRow = (document: string, number: string) =>
  new RegExp(`^\\| *${number} *\\|`, 'm').test(read(document));

function unresolved(text: string): string[] {
  const citations = inOneLine(text).matchAll(
    /\b(requirements|backend|performance)(?:, "([^"]+)"| (\d+(?:\.\d+)*)\b| ([RG]\d+)\b)/g,
  );
  return [...citations].flatMap(([citation, document = '', heading, section, row]) => {
    const known = document === 'performance' ? [] : headings[document as keyof typeof headings];
    if (heading !== undefined) return known.includes(heading) ? [] : [citation];
    if (section !== undefined) return known.some((text) => text.startsWith(`${section} `)) ? [] : [citation];
    return row !== undefined && hasRow(`docs/${document}.md`, row) ? [] : [citation];
  });
}

/** A path of the repository without a placeholder. */
const path = /(?<![\w/@.-])(?:src|test|scripts|docs|build|tools)\/[\w./-]*\w(?![/.-]?[<…*{[(]|\w)/g;
const isMissing = (found: string) => !existsSync(found);

function missingInDocument(text: string): string[] {
  const quoted = matchesOf(withoutBlocks(text), /`[^`\n]+`/g);
  const short = quoted.filter((code) =>
    /^`(?!(?:src|test|scripts|docs|build|tools)\/)[\w-]+\/[\w/.-]+\.(?:tsx?|mjs|cjs|scss|mdx)`$/.test(code),
  );
  return [...short, ...quoted.flatMap((code) => matchesOf(code, path)).filter(isMissing)];
}

function missingInComments(text: string): string[] {
  const comments = matchesOf(text, /\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm);
  return comments.flatMap((comment) => matchesOf(comment, path)).filter(isMissing);
}

/** Documents that are not in the repository, by the words in which they were cited. */
const foreign =
  /\bspecification\b|\brulings?\b|\bas ruled\b|\(contract\b|\bthe contract\b|\bquality(?: R\d|, ")/gi;

describe('the documents', () => {
  it('link to files and headings that exist', () => {
    expect(problemsOf(documents, brokenLinks)).toEqual([]);
  });

  it('name paths that exist, in full', () => {
    expect(problemsOf(documents, missingInDocument)).toEqual([]);
  });
});

describe('documents, source, tests and scripts', () => {
  it('cite headings and rows that requirements, backend and performance have', () => {
    expect(existsSync('docs/performance.md'), 'docs/performance.md').toBe(true);
    expect(problemsOf([...documents, ...code], unresolved)).toEqual([]);
  });

  it('name paths in comments that exist', () => {
    expect(problemsOf(code, missingInComments)).toEqual([]);
  });

  it('cite no document that is not in the repository', () => {
    expect(problemsOf([...documents, ...code], (text) => matchesOf(inOneLine(text), foreign))).toEqual([]);
  });
});
