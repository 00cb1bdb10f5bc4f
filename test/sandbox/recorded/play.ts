import { createMiddleware } from 'hono/factory';
import type { SandboxDatabase } from '../database/types';
import type { SandboxEnv } from '../environment';
import type { RecordedResponse } from './recording';

export type Query = Record<string, string>;
export type Played = Pick<RecordedResponse, 'status' | 'contentType' | 'body'>;

export type Playback = {
  /** Epoch ms. */
  recordedAt: number;
  /** The response to a GET; undefined if the sandbox responds itself. */
  respond: (path: string, query: Query) => Played | undefined;
  /** Replaces programme and gift cards of a database, so that what is played can be ordered. */
  fill: (database: SandboxDatabase) => void;
};

/** Plays recorded responses to GETs; other calls reach the sandbox. */
export function play(playback: Playback) {
  return createMiddleware<SandboxEnv>(async ({ req }, next) => {
    const found = req.method === 'GET' && playback.respond(req.path.replace(/^\/rest\//, ''), req.query());
    if (!found) return next();
    const headers: Query = found.contentType === '' ? {} : { 'Content-Type': found.contentType };
    // A response without content, such as status 204, must not have a body.
    return new Response(found.body === '' ? null : found.body, { status: found.status, headers });
  });
}
