import { Hono } from 'hono';
import type { SandboxEnv } from '../environment';
import { outboxPage } from '../pages/outboxPage';
import { providerPage } from '../pages/providerPage';
import { pageStyle } from '../pages/style';

export const pageRoutes = new Hono<SandboxEnv>()
  .get('/postausgang', (context) => context.html(outboxPage(context.get('world').outbox)))
  .get('/anbieter/:page', (context) => context.html(providerPage(context.req.param('page'))))
  .get('/seite.css', (context) =>
    context.body(pageStyle, 200, { 'Content-Type': 'text/css; charset=utf-8' }),
  );
