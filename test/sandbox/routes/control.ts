import { Hono } from 'hono';
import * as v from 'valibot';
import { announcements } from '../../../src/shop/announcements';
import { bodyOf } from '../body';
import type { SandboxEnv } from '../environment';
import { announcementsOf } from '../database/announcements';
import { scenarios, type SandboxDatabase } from '../database/types';
import type { DatabaseOptions } from '../database/createDatabase';

const duration = v.pipe(v.number(), v.minValue(0));

const fault = v.strictObject({
  path: v.string(),
  method: v.exactOptional(v.string()),
  times: v.exactOptional(v.number()),
  delay: v.exactOptional(duration),
  never: v.exactOptional(v.boolean()),
  status: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))),
  body: v.exactOptional(v.unknown()),
  raw: v.exactOptional(v.string()),
  contentType: v.exactOptional(v.string()),
  headers: v.exactOptional(v.record(v.string(), v.string())),
  afterHandling: v.exactOptional(v.boolean()),
  drop: v.exactOptional(v.boolean()),
});

const command = v.strictObject({
  scenario: v.optional(v.picklist(scenarios)),
  reset: v.optional(v.boolean()),
  latency: v.optional(v.union([duration, v.tuple([duration, duration])])),
  faults: v.optional(v.array(fault)),
  announcements: v.nullish(announcements),
});

function reportOf(database: SandboxDatabase) {
  const { scenario, orders, outbox, requests, stock } = database;
  return { scenario, orders, outbox, requests, stock, announcements: announcementsOf(database) };
}

/** Partial updates of the caller's database: fields that are not sent stay unchanged. */
export function controlRoutes(resetDatabase: (database: SandboxDatabase, options: DatabaseOptions) => void) {
  return new Hono<SandboxEnv>()
    .get('/steuerung', (context) => context.json(reportOf(context.get('database'))))
    .post('/steuerung', async (context) => {
      const { scenario, reset, latency, faults, announcements } = await bodyOf(context, command);
      const database = context.get('database');
      if (reset) resetDatabase(database, { latency: database.latency });
      if (scenario) database.scenario = scenario;
      if (latency !== undefined) database.latency = latency;
      if (faults) database.faults = faults;
      if (announcements !== undefined) database.announcements = announcements ?? [];
      return context.json(reportOf(database));
    });
}
