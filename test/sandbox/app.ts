import { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { SandboxEnv } from './environment';
import { disturb } from './faults';
import { allowOrigin } from './otherOrigin';
import { play, type Playback } from './recorded/play';
import { notFoundPage } from './pages/providerPage';
import { logRequest } from './requestLog';
import { announcementRoutes } from './routes/announcements';
import { authRoutes } from './routes/auth';
import { controlRoutes } from './routes/control';
import { formRoutes } from './routes/forms';
import { orderRoutes } from './routes/orders';
import { pageRoutes } from './routes/pages';
import { paymentRoutes } from './routes/payment';
import { pictureRoutes } from './routes/pictures';
import { productRoutes } from './routes/products';
import { showRoutes } from './routes/shows';
import { stornoRoutes } from './routes/storno';
import { voucherRoutes } from './routes/vouchers';
import { createDatabase, type DatabaseOptions } from './database/createDatabase';
import { completeLatePayments } from './database/payment';
import type { SandboxDatabase } from './database/types';

export type { Fault } from './faults';
export type { SandboxDatabase } from './database/types';

export type SandboxOptions = DatabaseOptions & {
  /** The origin of a shop on another host; without it the sandbox responds only on the shop's own host. */
  allowedOrigin?: string | undefined;
  /** Responses of a real backend to reads, instead of the sandbox's own. */
  playback?: Playback | undefined;
};

export type Sandbox = {
  app: Hono<SandboxEnv>;
  /** The database that the cookie `sandbox_name=<id>` selects; created on first use. */
  database: (id?: string) => SandboxDatabase;
  /** Resets a database in place; references to it stay valid. */
  reset: (id?: string, options?: DatabaseOptions) => SandboxDatabase;
};

/** Addresses that servers pass on to the sandbox, with or without a query. */
export const sandboxAddresses = /^\/(?:rest|sandbox|durchsage\.json)(?:[/?]|$)/;

const databaseCookie = 'sandbox_name';
const defaultDatabase = 'default';

function restRoutes({ allowedOrigin, playback }: SandboxOptions) {
  const rest = new Hono<SandboxEnv>();
  if (allowedOrigin !== undefined) rest.use(allowOrigin(allowedOrigin));
  rest.use(logRequest, disturb);
  if (playback) rest.use(play(playback));
  for (const routes of [
    showRoutes,
    productRoutes,
    voucherRoutes,
    orderRoutes,
    stornoRoutes,
    formRoutes,
    authRoutes,
  ]) {
    rest.route('/', routes);
  }
  return rest;
}

/** The sandbox backend: one app over independent in-memory databases. */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const databases = new Map<string, SandboxDatabase>();

  function create(changed: DatabaseOptions = {}): SandboxDatabase {
    const created = createDatabase({ ...options, ...changed });
    options.playback?.fill(created);
    return created;
  }
  function database(id = defaultDatabase): SandboxDatabase {
    const known = databases.get(id) ?? create();
    databases.set(id, known);
    return known;
  }
  const renew = (old: SandboxDatabase, changed?: DatabaseOptions) => Object.assign(old, create(changed));

  const app = new Hono<SandboxEnv>();
  app.use(async (context, next) => {
    const current = database(getCookie(context, databaseCookie));
    completeLatePayments(current);
    context.set('database', current);
    await next();
    // `Date` is the sandbox's time, which tests move. A dropped connection has no headers.
    if (context.res.status > 0 && !context.res.headers.has('Date'))
      context.header('Date', new Date(current.now()).toUTCString());
  });
  app.route('/', announcementRoutes);
  app.route('/rest', restRoutes(options));
  app.route('/sandbox', controlRoutes(renew));
  for (const routes of [paymentRoutes, pageRoutes, pictureRoutes]) app.route('/sandbox', routes);

  app.notFound((context) =>
    context.req.path.startsWith('/rest')
      ? context.json({ errorMessage: 'Diesen Aufruf gibt es nicht.' }, 404)
      : context.html(notFoundPage(), 404),
  );
  app.onError((error, context) => {
    if (error instanceof HTTPException) return error.getResponse();
    console.error(error);
    return context.json({ errorMessage: 'Im Testsystem ist ein Fehler aufgetreten.' }, 500);
  });
  return { app, database, reset: (id, changed) => renew(database(id), changed) };
}
