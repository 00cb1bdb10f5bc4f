import type * as v from 'valibot';
import type { AnyRequest } from '../../../src/shared/request/defineRequest';
import type { Query } from '../ask';

/** A request of the shop that sends this call, with an argument to which the sandbox responds with success. */
type Sender = { request: AnyRequest; argument: () => unknown };

export type Call = {
  method: 'GET' | 'POST';
  /** Below the base path. */
  path: string;
  /** The heading in `docs/backend.md`, "Calls". */
  section: string;
  summary: string;
  query?: Record<string, { description: string; required?: boolean; isNumber?: boolean }>;
  body?: v.GenericSchema;
  response: v.GenericSchema;
  /** Whether the response is a list, so that a 204 is an empty one. */
  isList?: boolean;
  /** What the OpenAPI document shows; the sandbox accepts it after the examples of the calls before. */
  example: { query?: Query; body?: unknown };
  /** The declared requests that send it; one that sends several calls is named at one of them. */
  requests: Sender[];
  /** Queries with which `backend-check` asks for it, if they need no id. Safe GETs only. */
  asked?: Query[];
};

export const nothing = () => undefined;

type Declared = { name: string; start: (argument: never) => unknown };

export function sentBy<Request extends Declared>(
  request: Request,
  argument: () => Parameters<Request['start']>[0],
): Sender {
  return { request: request as unknown as AnyRequest, argument };
}
