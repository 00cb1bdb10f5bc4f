import type { AnyRequest } from '@/shared/request/defineRequest';
import { allCalls } from '../../scripts/backend/calls';

const modules = import.meta.glob<Record<string, unknown>>('/src/features/**/*{api,Api,Slice}.ts', {
  eager: true,
});

const isRequest = (value: unknown): value is AnyRequest =>
  typeof value === 'object' && value !== null && 'send' in value && 'start' in value;

export const declaredRequests = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isRequest),
);

const senders = allCalls.flatMap(([, { requests }]) => requests);

/** An argument to which the sandbox responds with success. Throws for a request that no call names. */
export function exampleOf({ name }: AnyRequest): unknown {
  const sender = senders.find(({ request }) => request.name === name);
  if (!sender) throw new Error(`scripts/backend/calls has no call that is sent by "${name}".`);
  return sender.argument();
}
