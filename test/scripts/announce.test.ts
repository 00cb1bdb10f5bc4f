import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Announcement } from '@/shop/announcements';
import { announce } from '../../scripts/announce/announce';
import { folderWith } from './folders';
import { personWho } from './person';
import { recordPrinted } from './printed';

/** 17:00 and 42 seconds in Vienna. */
const now = Date.UTC(2026, 10, 29, 16, 0, 42);
const later: Announcement = {
  text: 'Ab 21:30 Uhr.',
  level: 'changed',
  until: '29.11.2026 23:00',
  shows: ['12'],
};
const over: Announcement = {
  text: 'Ab 8 Uhr.',
  level: 'info',
  until: '29.11.2026 17:00',
  kinds: ['flohmarkt'],
};

const printed = recordPrinted();

const output = () => printed.join('\n');
const fileWith = (content?: unknown) => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return join(folderWith(content === undefined ? {} : { 'durchsage.json': text }), 'durchsage.json');
};
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const yes = () => ({ 'Write it?': ['yes'] });

describe('announce', () => {
  it('asks for an announcement, again with the reason where an answer is wrong, and writes it', async () => {
    const file = fileWith();
    const person = personWho({
      ...yes(),
      'What next?': ['a'],
      Text: ['', 'Heute kein Film: Sturm.'],
      Level: ['storm', 'cancelled'],
      From: ['heute', '31.11.2026 12:00', '29.11.2026 12:00'],
      Until: ['', '29.11.2026 11:00', '29.11.2026 16:00', '29.11.2026 23:59'],
      Shows: ['/show/12', '12, 13'],
      Kinds: ['zirkus', 'kino,publicevent'],
      Address: ['wetter.example', 'https://wetter.example/wien'],
    });
    expect(await announce([file], person, now)).toBe(0);
    const written = {
      text: 'Heute kein Film: Sturm.',
      level: 'cancelled',
      from: '29.11.2026 12:00',
      until: '29.11.2026 23:59',
      shows: ['12', '13'],
      kinds: ['kino', 'publicevent'],
      link: 'https://wetter.example/wien',
    };
    expect(read(file)).toEqual([written]);
    const reasons = printed.filter((line) => line.includes('✗'));
    expect(reasons.map((line) => line.replace(/^ *✗ /, '').replace(/ ?".*/, ''))).toEqual([
      'must have words',
      'Invalid type: Expected (',
      'must be a time in Vienna like',
      'there is no such day',
      'must be a time in Vienna like',
      'must end after it begins',
      'is over already',
      'must be the last part of the address of a show’s page: an id or a name',
      'Invalid type: Expected (',
      'must be an address with https, or one of the shop like',
    ]);
    // What is shown before the question is what was written.
    expect(output()).toContain(readFileSync(file, 'utf8'));
    expect(readdirSync(dirname(file))).toEqual(['durchsage.json']);
    expect(statSync(file).mode & 0o777).toBe(0o644);
  });

  it('begins now and is about all by default', async () => {
    const file = fileWith();
    const answers = {
      ...yes(),
      'What next?': ['a'],
      Text: ['Zufahrt von Norden.'],
      Until: ['30.11.2026 01:00'],
    };
    expect(await announce([file], personWho(answers), now)).toBe(0);
    expect(read(file)).toEqual([
      { text: 'Zufahrt von Norden.', level: 'info', from: '29.11.2026 17:00', until: '30.11.2026 01:00' },
    ]);
  });

  it('removes one, and drops those that are over', async () => {
    const file = fileWith([over, later]);
    expect(await announce([file], personWho({ ...yes(), 'What next?': ['3', '2'] }), now)).toBe(0);
    expect(output()).toContain('"3" is none of these');
    expect(read(file)).toEqual([over]);
    const other = fileWith([over, later]);
    expect(await announce([other], personWho({ ...yes(), 'What next?': ['d'] }), now)).toBe(0);
    expect(read(other)).toEqual([later]);
  });

  it('writes nothing without a change, a yes, or a right file, and no more than ten', async () => {
    const file = fileWith([later]);
    expect(await announce([file], personWho({}), now)).toBe(0);
    expect(await announce([file], personWho({ 'What next?': ['1'] }), now)).toBe(2);
    expect(read(file)).toEqual([later]);
    const wrong = fileWith([{ ...later, until: 'morgen' }]);
    expect(await announce([wrong], personWho({ ...yes(), 'What next?': ['1'] }), now)).toBe(1);
    const full = fileWith(Array(10).fill(later));
    const oneMore = { 'What next?': ['a'], Text: ['Noch eine.'], Until: ['30.11.2026 01:00'] };
    expect(await announce([full], personWho(oneMore), now)).toBe(0);
    expect(output()).toContain('✗ must have at most 10 announcements');
    const missing = join(dirname(file), 'fehlt', 'durchsage.json');
    const one = { ...yes(), 'What next?': ['a'], Text: ['Eine.'], Until: ['30.11.2026 01:00'] };
    expect(await announce([missing], personWho(one), now)).toBe(2);
    expect(output()).toContain('Nothing was written: ENOENT');
  });

  it('without a terminal says what it needs', async () => {
    const file = fileWith();
    expect(await announce([file], undefined, now)).toBe(2);
    expect(output()).toContain('needs a terminal');
    expect(existsSync(file)).toBe(false);
    expect(await announce(['--unbekannt'], undefined, now)).toBe(2);
    expect(output()).toContain('--check');
  });
});

describe('announce --check', () => {
  it('finds the examples for staff right', async () => {
    const examples = readFileSync('docs/announcements.md', 'utf8').match(/(?<=```json\n)[^`]+/g) ?? [];
    expect(examples).toHaveLength(3);
    for (const example of examples)
      expect(await announce(['--check', fileWith(example)], undefined, now), output()).toBe(0);
  });

  it('shows what a right file announces', async () => {
    expect(await announce(['--check', fileWith([over, later])], undefined, now)).toBe(0);
    expect(output()).toContain('1. info, until 29.11.2026 17:00 (over), about flohmarkt');
    expect(output()).toContain('2. changed, until 29.11.2026 23:00, about shows 12\n   Ab 21:30 Uhr.');
    // Some editors begin a file with a mark of its encoding, which browsers skip.
    expect(await announce(['--check', fileWith('\uFEFF[]')], undefined, now)).toBe(0);
  });

  it('names every mistake with its place, and a file that is missing', async () => {
    const wrong = [later, { ...later, text: '', until: undefined }, { ...later, from: '30.11.2026 10:00' }];
    for (const [content, ...reasons] of [
      [wrong, '2. text: must have words', '2. until: ', '3. must end after it begins'],
      [[{ ...later, from: '31.11.2025 10:00' }], '1. from: there is no such day'],
      [later, 'Invalid type: Expected Array'],
      ['[{“text”: 1}]', 'it is no JSON: '],
      [undefined, 'does not exist'],
    ] as [unknown, ...string[]][]) {
      printed.length = 0;
      expect(await announce(['--check', fileWith(content)], undefined, now)).toBe(1);
      for (const reason of reasons) expect(output()).toContain(reason);
    }
    printed.length = 0;
    expect(await announce(['--check', folderWith({})], undefined, now)).toBe(1);
    expect(output()).toContain('it cannot be read: EISDIR');
  });
});
