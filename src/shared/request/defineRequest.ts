import { createAction, isAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RequestError } from './errors';

export type RequestEvent = 'start' | 'success' | 'fail' | 'cancel' | 'reset';

type Meta = { request: string; event: RequestEvent };
type ArgMeta<Arg> = Meta & { arg: Arg };

type Options = {
  /** Retries silently after a transient failure. For safe GETs only, hence not for writes (requirements R6). */
  retry?: boolean;
};

/**
 * Declares one backend call: `start`, then `success` or `fail` with the argument in `meta.arg`. `cancel` fails with
 * kind `cancelled`, `reset` ends it silently. Throws if the name is declared twice.
 */
export function defineRequest<Result, Arg = void>(
  name: string,
  kind: 'read',
  send: (arg: Arg, signal: AbortSignal) => Promise<Result>,
  options?: Options,
): RequestDefinition<Arg, Result>;
export function defineRequest<Result, Arg = void>(
  name: string,
  kind: 'write',
  send: (arg: Arg, signal: AbortSignal) => Promise<Result>,
): RequestDefinition<Arg, Result>;
export function defineRequest<Result, Arg>(
  name: string,
  kind: 'read' | 'write',
  send: (arg: Arg, signal: AbortSignal) => Promise<Result>,
  { retry = false }: Options = {},
) {
  const definition = build(name, kind, send, retry);
  if (definitions.has(name)) throw new Error(`The request "${name}" is declared twice.`);
  definitions.set(name, definition as unknown as AnyRequest);
  return definition;
}

function build<Arg, Result>(
  name: string,
  kind: 'read' | 'write',
  send: (arg: Arg, signal: AbortSignal) => Promise<Result>,
  retry: boolean,
) {
  const meta = (event: RequestEvent): Meta => ({ request: name, event });
  const argMeta = (event: RequestEvent, arg: Arg): ArgMeta<Arg> => ({ request: name, event, arg });
  return {
    name,
    kind,
    retry,
    send,
    start: createAction(`${name}/start`, (arg: Arg) => ({ payload: arg, meta: meta('start') })),
    success: createAction(`${name}/success`, (result: Result, arg: Arg) => ({
      payload: result,
      meta: argMeta('success', arg),
    })),
    fail: createAction(`${name}/fail`, (error: RequestError, arg: Arg) => ({
      payload: error,
      meta: argMeta('fail', arg),
    })),
    cancel: createAction(`${name}/cancel`, () => ({ payload: undefined, meta: meta('cancel') })),
    reset: createAction(`${name}/reset`, () => ({ payload: undefined, meta: meta('reset') })),
  };
}

export type RequestDefinition<Arg, Result> = ReturnType<typeof build<Arg, Result>>;
export type AnyRequest = RequestDefinition<unknown, unknown>;

const definitions = new Map<string, AnyRequest>();

export function requestByName(name: string): AnyRequest | undefined {
  return definitions.get(name);
}

export type RequestAction = UnknownAction & { payload: unknown; meta: Meta };

/** Matches the actions of every declared request, or only those with the given events. */
export function isRequestEvent(...events: RequestEvent[]) {
  return (action: unknown): action is RequestAction => {
    if (!isAction(action) || !('meta' in action)) return false;
    const { meta } = action as { meta: Partial<Meta> | undefined };
    if (meta?.request === undefined || meta.event === undefined) return false;
    return events.length === 0 || events.includes(meta.event);
  };
}
