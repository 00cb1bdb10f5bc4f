import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { backendCheck } from '../../scripts/backend/main';
import { callOf, listSteps } from '../../scripts/backend/plan';
import type { Raw } from '@test/sandbox/testing';
import { folderWith } from '@test/scripts/folders';
import { closeServers, serveAlways, serveSandbox } from './sandboxServer';
import { recordPrinted } from '@test/scripts/printed';

const printed = recordPrinted();

afterEach(closeServers);

/** A check as cron runs it: its exit code and what it would mail. */
async function check(base: string, ...options: string[]) {
  printed.length = 0;
  const code = await backendCheck([base, '--pictures', '0', '--quiet', ...options], {});
  return { code, mail: printed.join('\n') };
}

/** The lines of a section of a mail. */
const linesOf = (mail: string, section: string) =>
  (mail.split(`\n${section}\n`)[1] ?? '')
    .split('\n\n')[0]!
    .split('\n')
    .filter((line) => line.startsWith('- '));

const stateFile = () => join(folderWith({}), 'state.json');
const silent = { code: 0, mail: '' };

type Sandbox = Awaited<ReturnType<typeof serveSandbox>>;

/** Changes the whole programme as the backend sends it, for the next check, or all of its lists. */
async function changeProgramme(
  { base, database }: Sandbox,
  change: (response: Raw) => void,
  { isOnce = true } = {},
) {
  const response: Raw = await (await fetch(`${base}show/getCurrentShows?s1=fetch`)).json();
  change(response);
  database.faults.push({ path: 'show/getCurrentShows', body: response, ...(isOnce && { times: 1 }) });
}

it('a check for cron says nothing while all fits, also of a slow response', async () => {
  const { base, database } = await serveSandbox();
  database.faults.push({ path: 'blog/getBlogs', delay: 20 });
  expect(await check(base, '--slow', '10')).toEqual(silent);
  const file = stateFile();
  expect(await check(base, '--state', file)).toEqual(silent);
  expect(await check(base, '--state', file, '--every')).toEqual(silent);
  expect(readdirSync(dirname(file))).toEqual(['state.json']);
});

it('names a dropped entry by id and title, mails it once, and what is no longer found', async () => {
  const sandbox = await serveSandbox();
  const { base } = sandbox;
  const file = stateFile();
  const breakPrice = (position: number) =>
    changeProgramme(sandbox, ({ dataEntries }) => {
      const at = dataEntries.findIndex(({ showId }: Raw) => showId === 303);
      const [show] = dataEntries.splice(at, 1);
      show.movie.price = 'viel';
      dataEntries.splice(position, 0, show);
    });
  await check(base, '--state', file);
  await breakPrice(2);
  const first = await check(base, '--state', file);
  expect(first.code).toBe(1);
  const dropped = linesOf(first.mail, 'New').find((line) => line.includes('dropped entry'));
  expect(dropped).toContain('show/getCurrentShows: dropped entry 2 of dataEntries (303 "');
  expect(linesOf(first.mail, 'Entries').join()).toMatch(/getCurrentShows dataEntries: \d+, before \d+/);
  // The same entry elsewhere in the list is the same difference.
  await breakPrice(5);
  expect(await check(base, '--state', file)).toEqual({ code: 1, mail: '' });
  await breakPrice(5);
  const repeated = await check(base, '--state', file, '--every');
  expect(linesOf(repeated.mail, 'Still wrong').length).toBe(linesOf(first.mail, 'New').length);
  const mended = await check(base, '--state', file);
  expect(mended.code).toBe(0);
  expect(linesOf(mended.mail, 'No longer found').length).toBe(linesOf(first.mail, 'New').length);
  expect(linesOf(mended.mail, 'New')).toEqual([]);
  expect(await check(base, '--state', file)).toEqual(silent);
  // Without a state each check is the first.
  await breakPrice(2);
  expect((await check(base)).mail).toContain('(303 "');
});

it('names pictures that are gone, calls that fail, and unknown fields', async () => {
  const sandbox = await serveSandbox();
  const { base, database } = sandbox;
  const file = stateFile();
  await check(base, '--state', file);
  const { products }: Raw = await (await fetch(`${base}voucher/getAvailableVouchers`)).json();
  products[0].productImagePath = '/bilder/fehlt.svg';
  products[0].colour = 'rot';
  database.faults.push({ path: 'voucher/getAvailableVouchers', body: { products } });
  database.faults.push({ path: 'auth/session', status: 500 });
  const { mail } = await check(base, '--state', file, '--pictures', '200');
  const found = linesOf(mail, 'New').join('\n');
  expect(found).toContain(`picture ${new URL('/bilder/fehlt.svg', base).href}: 404`);
  expect(found).toContain('auth/session: It fails with 500.');
  expect(found).toContain('products[].colour: unknown field');
});

it('says that a list has become empty, and that a field which each entry had is gone', async () => {
  const sandbox = await serveSandbox();
  const { base, database } = sandbox;
  const file = stateFile();
  await check(base, '--state', file);
  const strip = ({ dataEntries }: Raw) => {
    for (const entry of dataEntries) delete entry.location;
  };
  await changeProgramme(sandbox, strip, { isOnce: false });
  const { code, mail } = await check(base, '--state', file);
  expect(code).toBe(0);
  expect(linesOf(mail, 'Fields')).toEqual([
    '- show/getCurrentShows: dataEntries[].location: no entry has it any more',
  ]);
  expect(await check(base, '--state', file)).toEqual(silent);
  database.faults.length = 0;
  const returned = linesOf((await check(base, '--state', file)).mail, 'Fields');
  expect(returned).toEqual(['- show/getCurrentShows: dataEntries[].location: each entry has it now']);
  await changeProgramme(sandbox, ({ dataEntries }) => void dataEntries.pop());
  expect(await check(base, '--state', file), 'the programme changes each day').toEqual(silent);
  await changeProgramme(sandbox, (response) => void (response.dataEntries = []));
  const ended = linesOf((await check(base, '--state', file)).mail, 'Entries').join();
  expect(ended).toContain('show/getCurrentShows dataEntries: 0, before');
});

it('mails once that nothing could be checked, and compares the next check with the one before it', async () => {
  const { base, database } = await serveSandbox();
  const file = stateFile();
  await check(base, '--state', file);
  for (let times = 0; times < 2; times += 1) {
    database.faults.push(...listSteps.map((step) => ({ path: callOf(step).path, status: 503 })));
    const { code, mail } = await check(base, '--state', file);
    expect(code).toBe(2);
    expect(mail.includes('It fails with 503. Ask the operator')).toBe(times === 0);
  }
  database.faults.length = 0;
  const { code, mail } = await check(base, '--state', file);
  expect([code, linesOf(mail, 'No longer found')]).toEqual([
    0,
    ['- It fails with 503. Ask the operator to look into its log.'],
  ]);
  expect(linesOf(mail, 'Entries')).toEqual([]);
});

it('keeps what it knew of what it could not read', async () => {
  const sandbox = await serveSandbox();
  const { base, database } = sandbox;
  const file = stateFile();
  const paint = (response: Raw) => void (response.dataEntries[0].colour = 'rot');
  await changeProgramme(sandbox, paint);
  const known = linesOf((await check(base, '--state', file)).mail, 'New');
  expect(known.join()).toContain('colour: unknown field');
  database.faults.push(...listSteps.map((step) => ({ path: callOf(step).path, status: 503 })));
  const { mail } = await check(base, '--state', file);
  expect([linesOf(mail, 'No longer found'), linesOf(mail, 'Still wrong')]).toEqual([[], known]);
  database.faults.length = 0;
  await changeProgramme(sandbox, paint);
  expect(linesOf((await check(base, '--state', file)).mail, 'New')).toEqual([]);

  database.faults.push({ path: 'show/getCurrentShows', status: 503, times: 1 });
  await check(base, '--state', file);
  await changeProgramme(sandbox, (response) => void (response.dataEntries = []));
  const ended = linesOf((await check(base, '--state', file)).mail, 'Entries').join();
  expect(ended).toContain('show/getCurrentShows dataEntries: 0, before');
});

it('starts anew with a state that it does not understand, and says why it cannot write one', async () => {
  const { base } = await serveAlways(503, '');
  const file = stateFile();
  for (const broken of ['', 'null', '{"version":7}']) {
    writeFileSync(file, broken);
    expect((await check(base, '--state', file)).mail, broken).toContain('It fails with 503');
    expect(readFileSync(file, 'utf8')).toContain('"version": 1');
  }
  const missing = join(dirname(file), 'fehlt', 'state.json');
  const { code, mail } = await check(base, '--state', missing);
  expect([code, existsSync(dirname(missing))]).toEqual([2, false]);
  expect(mail).toContain('state.json cannot be read and written. Give --state a file');
  expect((await check(base, '--state', dirname(file))).code, 'a folder').toBe(2);
  const wrong: [options: string[], sentence: string][] = [
    [['--state', file], '--state and --every need --quiet.'],
    [['--quiet', '--save', dirname(file)], 'leave out --json and --save.'],
    [['--quiet', file], 'behind the address has no option. Write the name'],
  ];
  for (const [options, sentence] of wrong) {
    printed.length = 0;
    expect(await backendCheck([base, ...options], {})).toBe(2);
    expect(printed.join()).toContain(sentence);
  }
});
