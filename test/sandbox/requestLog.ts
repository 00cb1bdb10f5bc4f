import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from './environment';

const longestLog = 5000;

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Logs every call in `database.requests` before faults apply. */
export const logRequest = createMiddleware<SandboxEnv>(async (context, next) => {
  const { requests } = context.get('database');
  const { method, path } = context.req;
  const body = method === 'GET' ? undefined : parsed(await context.req.text());
  requests.push({ method, path: path.replace(/^\/rest\//, ''), query: context.req.query(), body });
  if (requests.length > longestLog) requests.shift();
  await next();
});
