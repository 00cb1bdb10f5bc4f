import { Hono } from 'hono';
import { announcementsFile } from '../../../src/shop/announcements';
import type { SandboxEnv } from '../environment';
import { disturb } from '../faults';
import { announcementsOf } from '../database/announcements';

/** The host's file, which is no call of the backend. */
export const announcementRoutes = new Hono<SandboxEnv>().get(announcementsFile, disturb, (context) => {
  const announced = announcementsOf(context.get('database'));
  context.header('Cache-Control', 'no-store');
  return announced.length > 0 ? context.json(announced) : context.body(null, 204);
});
