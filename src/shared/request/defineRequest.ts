import { createAction, isAction, type UnknownAction } from '@reduxjs/toolkit';
import type { RequestError } from './errors';

/** A read is subscribed to by screens, which the kit starts and ends; a write is started by a visitor. */
export type RequestEvent =
  'subscribe' | 'unsubscribe' | 'start' | 'refresh' | 'success' | 'fail' | 'cancel' | 'reset';

/** `key`: the name of a request, and the argument of a read. */
type Meta = { request: string; event: RequestEvent; key: string };
type ArgMeta<Arg> = Meta & { arg: Arg };

export type Subscription = {
  /** What is known is enough: nothing is requested, unless it is old. */
  isKnown?: boolean;
  /** Requests only after this time in ms, in which the subscriber may leave again. */
  pauseMs?: number;
};

type Options = {
  /** Retries silently after a transient failure. For safe GETs only, hence not for writes (requirements R6). */
  retry?: boolean;
  /** An old response is refreshed. Not where a response has an effect of its own, as what it puts into the cart. */
  ages?: boolean;
};

type Send<Arg, Result> = (arg: Arg, signal: AbortSignal) => Promise<Result>;

/**
 * Declares one backend call: `start`, then `success` or `fail` with the argument in `meta.arg`. `cancel` fails with
 * kind `cancelled`, `reset` ends it silently. Throws if the name is declared twice.
 */
export function defineRequest<Result, Arg = void>(
  name: string,
  kind: 'read',
  send: Send<Arg, Result>,
  options?: Options,
): ReadDefinition<Arg, Result>;
export function defineRequest<Result, Arg = void>(
  name: string,
  kind: 'write',
  send: Send<Arg, Result>,
): WriteDefinition<Arg, Result>;
export function defineRequest<Result, Arg>(
  name: string,
  kind: 'read' | 'write',
  send: Send<Arg, Result>,
  { retry = false, ages = false }: Options = {},
) {
  const definition = build<Arg, Result, [arg: Arg]>(name, kind, send, retry, ages);
  if (definitions.has(name)) throw new Error(`The request "${name}" is declared twice.`);
  definitions.set(name, definition as unknown as AnyRequest);
  return definition;
}

/** The fields of an argument in one order: equal arguments have equal keys. */
const sorted = (_: string, value: unknown): unknown =>
  value instanceof Object && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).sort()) : value;

/** The key of a read, by its name and argument, if it has one. */
export function readKey(name: string, arg: unknown): string {
  return arg === undefined || arg === null ? name : `${name} ${JSON.stringify(arg, sorted)}`;
}

/** `Ended`: what `cancel` and `reset` need to know of a request. */
function build<Arg, Result, Ended extends [] | [arg: Arg]>(
  name: string,
  kind: 'read' | 'write',
  send: Send<Arg, Result>,
  retry: boolean,
  ages: boolean,
) {
  const argMeta = (event: RequestEvent, arg: Arg): ArgMeta<Arg> => ({
    request: name,
    event,
    arg,
    key: kind === 'read' ? readKey(name, arg) : name,
  });
  function event<Payload>(event: RequestEvent, payload: Payload, arg: Arg) {
    return { payload, meta: argMeta(event, arg) };
  }
  return {
    name,
    kind,
    retry,
    ages,
    send,
    /** Of a read only. */
    subscribe: createAction(`${name}/subscribe`, (arg: Arg, subscription: Subscription = {}) =>
      event('subscribe', subscription, arg),
    ),
    unsubscribe: createAction(`${name}/unsubscribe`, (arg: Arg) => event('unsubscribe', undefined, arg)),
    start: createAction(`${name}/start`, (arg: Arg) => event('start', arg, arg)),
    /**
     * Of a read only: requests it unless it is pending. Until a new response nothing changes; a failure is dropped, unless
     * it says that nothing is there any more.
     */
    refresh: createAction(`${name}/refresh`, (arg: Arg) => event('refresh', undefined, arg)),
    success: createAction(`${name}/success`, (result: Result, arg: Arg) => event('success', result, arg)),
    fail: createAction(`${name}/fail`, (error: RequestError, arg: Arg) => event('fail', error, arg)),
    cancel: createAction(`${name}/cancel`, (...ended: Ended) => event('cancel', undefined, ended[0] as Arg)),
    reset: createAction(`${name}/reset`, (...ended: Ended) => event('reset', undefined, ended[0] as Arg)),
  };
}

export type ReadDefinition<Arg, Result> = ReturnType<typeof build<Arg, Result, [arg: Arg]>>;
export type WriteDefinition<Arg, Result> = ReturnType<typeof build<Arg, Result, []>>;
export type RequestDefinition<Arg, Result> = ReadDefinition<Arg, Result> | WriteDefinition<Arg, Result>;
export type AnyRequest = ReadDefinition<unknown, unknown>;

const definitions = new Map<string, AnyRequest>();

export function requestByName(name: string): AnyRequest | undefined {
  return definitions.get(name);
}

export type RequestAction = UnknownAction & { payload: unknown; meta: ArgMeta<unknown> };

/** Matches the actions of every declared request, or only those with the given events. */
export function isRequestEvent(...events: RequestEvent[]) {
  return (action: unknown): action is RequestAction => {
    if (!isAction(action) || !('meta' in action)) return false;
    const { meta } = action as { meta: Partial<Meta> | undefined };
    if (meta?.request === undefined || meta.event === undefined) return false;
    return events.length === 0 || events.includes(meta.event);
  };
}
