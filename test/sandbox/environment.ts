import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SandboxDatabase } from './database/types';

/** Bindings exist over real HTTP only. */
export type SandboxEnv = { Variables: { database: SandboxDatabase }; Bindings: Partial<HttpBindings> };
export type SandboxContext = Context<SandboxEnv>;
