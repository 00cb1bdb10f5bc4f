import * as v from 'valibot';
import { expect, it } from 'vitest';
import { announcements, type Announcement } from '../../src/shop/announcements';
import { startSandbox, thursdayNoon, type StartedSandbox } from './testing';

const file = '/durchsage.json';
const one: Announcement = { text: 'Heute ab 21:30 Uhr.', level: 'info', until: '16.04.2026 23:00' };

const fileOf = async (sandbox: StartedSandbox) => {
  const response = await sandbox.send('GET', file);
  return [response.status, await response.text()];
};
const steer = (sandbox: StartedSandbox, body: unknown) =>
  sandbox.send('POST', '/sandbox/steuerung', { body });

it('announces nothing unless told, and then answers like a host', async () => {
  const sandbox = startSandbox();
  expect(await fileOf(sandbox)).toEqual([204, '']);
  sandbox.database().announcements = [one];
  const { status, headers } = await sandbox.send('GET', file);
  expect([status, headers.get('Content-Type'), headers.get('Cache-Control')]).toEqual([
    200,
    'application/json',
    'no-store',
  ]);
});

it('takes announcements from the switch, reports and ends them', async () => {
  for (const end of [null, []]) {
    const sandbox = startSandbox({ scenario: 'announcements' });
    await steer(sandbox, { announcements: [one] });
    const report = await (await sandbox.send('GET', '/sandbox/steuerung')).json();
    expect(report.announcements).toEqual([one]);
    expect(await fileOf(sandbox)).toEqual([200, JSON.stringify([one])]);
    await steer(sandbox, { announcements: end });
    expect(await fileOf(sandbox)).toEqual([204, '']);
  }
  const wrong = await steer(startSandbox(), { announcements: [{ ...one, until: 'morgen' }] });
  expect(wrong.status).toBe(400);
});

it('disturbs the file as it disturbs a call, but does not count it as one', async () => {
  const sandbox = startSandbox();
  sandbox.database().faults.push({ path: file, raw: '<h1>Wartung</h1>' });
  expect(await fileOf(sandbox)).toEqual([200, '<h1>Wartung</h1>']);
  expect(sandbox.database().requests).toEqual([]);
});

it('has a scenario that cancels the next film, moves another one and informs about markets', async () => {
  for (const at of [thursdayNoon, Date.UTC(2026, 3, 16, 21, 59)]) {
    const sandbox = startSandbox({ at, scenario: 'announcements' });
    const announced = v.parse(announcements, await (await sandbox.send('GET', file)).json());
    expect(announced.map(({ level }) => level)).toEqual(['cancelled', 'changed', 'info']);
    const named = announced.map(({ shows: [id] = [] }) =>
      sandbox.database().shows.find(({ showId }) => String(showId) === id),
    );
    expect(named[0]?.start).toBeLessThan(named[1]!.start);
    expect(named[2]).toBeUndefined();
    // A server that runs for days names the films that are next by then.
    sandbox.clock.time += 3 * 24 * 60 * 60 * 1000;
    expect((await (await sandbox.send('GET', file)).json())[0].shows).not.toEqual(announced[0]!.shows);
  }
});
