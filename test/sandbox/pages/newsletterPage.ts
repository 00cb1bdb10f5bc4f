import { html } from 'hono/html';
import { page } from './layout';

const mark = html`<p class="mark">Beispielformular des Testsystems</p>`;

/** Stub of the mailing provider's sign-up form. */
export function newsletterPage(problem?: string) {
  return page(
    'Newsletter',
    html`${mark}
      <h1>Newsletter</h1>
      <p>Im echten Betrieb ist hier das Anmeldeformular des E-Mail-Dienstes.</p>
      <form method="post" action="/sandbox/newsletter">
        <label for="email">E-Mail-Adresse</label>
        <input id="email" name="email" type="email" autocomplete="email" required />
        ${problem ? html`<p role="alert"><strong>${problem}</strong></p>` : ''}
        <button class="main" type="submit">Anmelden</button>
      </form>`,
  );
}

export function newsletterThanks(email: string) {
  return page(
    'Danke',
    html`${mark}
      <h1>Danke!</h1>
      <p>${email} wäre jetzt angemeldet. Das Testsystem verschickt nichts und merkt sich nichts.</p>
      <p><a href="/sandbox/newsletter">Zurück zum Formular</a></p>`,
  );
}
