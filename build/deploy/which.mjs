import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/tool.mjs';

/** @typedef {{ lines: string[], problems: string[] }} Report */
/** @typedef {import('./site.ts').Site} Site */

const missing = '/assets/gibt-es-nicht-00000000.js';

/**
 * @param {string} origin
 * @param {string} path
 */
async function read(origin, path) {
  const response = await fetch(new URL(path, origin), { cache: 'no-store' });
  return { ...pick(response), text: await response.text() };
}

/** @param {Response} response */
function pick({ ok, status, headers }) {
  return { ok, status, headers, type: headers.get('content-type') ?? '' };
}

/** @param {string} text */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Describes headers that differ from those of the build.
 * @param {string} name
 * @param {Headers} headers
 * @param {readonly (readonly [string, string])[]} expected
 */
function headerProblems(name, headers, expected) {
  return expected
    .filter(([header, value]) => headers.get(header) !== value)
    .map(([header]) => `${name}: ${header} is ${headers.get(header) ?? 'missing'}`);
}

/**
 * Checks which build a server serves, whether page, version file, worker and assets belong together, and, if the local
 * build is the same, whether the headers match. Rejects if the server does not respond.
 * @param {string} origin
 * @param {Site} [site] the local build
 * @returns {Promise<Report>}
 */
export async function inspect(origin, site) {
  const [page, version, worker, gone] = await Promise.all(
    ['/', '/version.json', '/sw.js', missing].map((path) => read(origin, path)),
  );
  /** @type {string[]} */
  const problems = [];
  /** @param {unknown} isTrue @param {string} problem */
  const expect = (isTrue, problem) => void (isTrue || problems.push(problem));
  const build = /<html [^>]*data-build="([^"]*)"/.exec(page?.text ?? '')?.[1];
  const info = parsed(version?.text ?? '');
  expect(page?.ok && build, `the page (${page?.status}) names no build`);
  expect(version?.ok && info, `version.json (${version?.status}) is invalid`);
  expect(!info || info.build === build, `the page is of build ${build}, version.json of ${info?.build}`);
  expect(
    worker?.ok && /javascript/.test(worker.type),
    `sw.js (${worker?.status}, ${worker?.type}) is no script`,
  );
  const hash = createHash('sha256')
    .update(worker?.text ?? '')
    .digest('hex');
  expect(!info || info.worker === hash, 'sw.js is of another build than version.json');
  expect(gone?.status === 404, `a missing asset returns ${gone?.status} instead of 404`);

  const assets = [
    ...new Set(
      [...(page?.text ?? '').matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ''),
    ),
  ];
  const responses = await Promise.all(assets.map((path) => read(origin, path)));
  responses.forEach(({ ok, status, headers }, index) => {
    expect(ok, `${assets[index]} (${status}) is missing`);
    const isImmutable = /immutable/.test(headers.get('cache-control') ?? '');
    expect(!ok || isImmutable, `${assets[index]} is not immutable: ${headers.get('cache-control')}`);
  });
  const lines = [
    `build ${build}, commit ${info?.commit ?? 'unknown'}, built at ${info?.builtAt ?? 'unknown'}`,
    `${assets.length} files of its page, worker ${hash.slice(0, 12)}`,
  ];
  if (site && page && site.build === build) {
    const { everywhere, documents } = site.headers;
    problems.push(...headerProblems('the page', page.headers, [...everywhere, ...documents]));
    lines.push('headers compared with the local build');
  } else {
    expect(page?.headers.has('content-security-policy'), 'the page has no Content-Security-Policy');
    lines.push('headers not compared: the local build is another one');
  }
  return { lines, problems };
}

async function main() {
  const origin = process.argv[2];
  if (!origin || !URL.canParse(origin)) throw new Error('Usage: npm run which -- https://shop.example');
  const file = join(root, 'dist-deploy/site.json');
  const site = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  const { lines, problems } = await inspect(origin, site);
  for (const line of lines) console.log(line);
  for (const problem of problems) console.error(`wrong: ${problem}`);
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
