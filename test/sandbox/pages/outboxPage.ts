import { html } from 'hono/html';
import { clockOf, dateOf } from '../clock';
import type { Mail } from '../database/types';
import { page } from './layout';
import { positionsTable } from './positions';

function mailArticle(mail: Mail) {
  return html`<article>
    <h2>${mail.subject}</h2>
    <p class="muted">An ${mail.to} – ${dateOf(mail.sentAt)}, ${clockOf(mail.sentAt)} Uhr</p>
    ${mail.paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}
    ${mail.positions ? positionsTable(mail.positions, mail.total ?? 0) : ''}
    ${mail.link ? html`<p><a href="${mail.link.href}">${mail.link.text}</a></p>` : ''}
  </article>`;
}

export function outboxPage(outbox: Mail[]) {
  return page(
    'Postausgang des Testsystems',
    html`<h1>Postausgang</h1>
      <p>Diese E-Mails hätte ein echtes System verschickt. Hier bleibt alles am Rechner.</p>
      ${
        outbox.length === 0
          ? html`<p>Noch keine E-Mails. Bestelle etwas oder lass dich an einen Film erinnern.</p>`
          : outbox.toReversed().map(mailArticle)
      }`,
  );
}
