import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SandboxDatabase } from './database/types';

/** What every handler finds in its context; the bindings exist over real HTTP only. */
export type SandboxEnv = { Variables: { database: SandboxDatabase }; Bindings: Partial<HttpBindings> };
export type SandboxContext = Context<SandboxEnv>;
