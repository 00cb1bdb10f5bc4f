import { Hono } from 'hono';
import * as v from 'valibot';
import { email } from '../body';
import type { SandboxEnv } from '../environment';
import { mailingScript } from '../pages/mailingScript';
import { networkPage } from '../pages/networkPage';
import { newsletterPage, newsletterThanks } from '../pages/newsletterPage';
import { outboxPage } from '../pages/outboxPage';
import { providerPage } from '../pages/providerPage';
import { pageStyle } from '../pages/style';

const script = { 'Content-Type': 'text/javascript; charset=utf-8' };
const style = { 'Content-Type': 'text/css; charset=utf-8' };

export const pageRoutes = new Hono<SandboxEnv>()
  .get('/postausgang', (context) => context.html(outboxPage(context.get('database').outbox)))
  .get('/anbieter/:page', (context) => {
    const found = providerPage(context.req.param('page'));
    return found ? context.html(found) : context.notFound();
  })
  .get('/netz/:network', (context) => {
    const found = networkPage(context.req.param('network'));
    return found ? context.html(found) : context.notFound();
  })
  .get('/newsletter', (context) => context.html(newsletterPage()))
  .post('/newsletter', async (context) => {
    const wanted = v.safeParse(email, (await context.req.parseBody())['email']);
    return wanted.success
      ? context.html(newsletterThanks(wanted.output))
      : context.html(newsletterPage('Bitte gib eine gültige E-Mail-Adresse ein.'), 422);
  })
  .get('/newsletter.js', (context) => context.body(mailingScript, 200, script))
  .get('/seite.css', (context) => context.body(pageStyle, 200, style));
