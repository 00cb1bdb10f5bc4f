import { Hono } from 'hono';
import * as v from 'valibot';
import { bodyOf } from '../body';
import type { SandboxEnv } from '../environment';
import type { World } from '../world/types';
import type { WorldOptions } from '../world/createWorld';

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
  afterHandling: v.exactOptional(v.boolean()),
  drop: v.exactOptional(v.boolean()),
});

const command = v.strictObject({
  scenario: v.optional(v.picklist(['season', 'winter'])),
  reset: v.optional(v.boolean()),
  latency: v.optional(v.union([duration, v.tuple([duration, duration])])),
  faults: v.optional(v.array(fault)),
});

const reportOf = ({ scenario, orders, outbox, requests, stock }: World) => ({
  scenario,
  orders,
  outbox,
  requests,
  stock,
});

/** The switches of the caller's world; what is not named stays as it is. */
export function controlRoutes(resetWorld: (world: World, options: WorldOptions) => void) {
  return new Hono<SandboxEnv>()
    .get('/steuerung', (context) => context.json(reportOf(context.get('world'))))
    .post('/steuerung', async (context) => {
      const { scenario, reset, latency, faults } = await bodyOf(context, command);
      const world = context.get('world');
      if (reset) resetWorld(world, { latency: world.latency });
      if (scenario) world.scenario = scenario;
      if (latency !== undefined) world.latency = latency;
      if (faults) world.faults = faults;
      return context.json(reportOf(world));
    });
}
