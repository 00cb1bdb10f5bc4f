import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { World } from './world/types';

/** What every handler finds in its context; the bindings exist over real HTTP only. */
export type SandboxEnv = { Variables: { world: World }; Bindings: Partial<HttpBindings> };
export type SandboxContext = Context<SandboxEnv>;
