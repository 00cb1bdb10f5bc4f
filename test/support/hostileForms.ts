import { fireEvent, screen } from '@testing-library/react';
import { paths } from '@/shop/paths';
import { accountButton, authDialog } from './account';
import { openCart } from './cartScreen';
import { carTicket, filmTicket } from './carts';
import { button, heading, listed } from './screenQueries';
import { openCheckout } from './checkoutPage';
import { renderApp } from './renderApp';
import { currentDatabase } from './server';

type App = ReturnType<typeof renderApp>;

async function openAuth(): Promise<App> {
  const app = renderApp(paths.notFound.to());
  await heading('Seite nicht gefunden');
  await app.user.click(accountButton());
  await screen.findByRole('dialog');
  return app;
}

async function openForm(address: string, send: string): Promise<App> {
  const app = renderApp(address);
  await screen.findByRole('button', { name: send });
  return app;
}

/** Every form with its request, its button and the way to open it. */
export const forms = {
  checkout: {
    call: 'order/saveOrder',
    send: 'Zahlungspflichtig bestellen',
    open: () => openCheckout(),
  },
  voucher: {
    call: 'voucher/validateVoucher',
    send: 'Gutschein einlösen',
    open: () => openCart(filmTicket, carTicket),
  },
  filmReminder: {
    call: 'movie/saveNewsletterMovieReminder',
    send: 'Vormerken',
    async open() {
      const database = currentDatabase();
      database.shows = database.shows.filter(({ showId }) => showId === 381);
      const app = renderApp(paths.program.to());
      await listed('Kinoprogramm');
      await app.user.click(button(/^Vormerken: /));
      await screen.findByRole('dialog');
      return app;
    },
  },
  genreReminder: {
    call: 'movie/saveNewsletterMovieReminder',
    send: 'Vormerken',
    async open() {
      const app = renderApp(paths.upcoming.to());
      await listed('Demnächst im Kino');
      await app.user.click(button('Nach Genre vormerken'));
      await screen.findByRole('checkbox', { name: 'Drama' });
      return app;
    },
  },
  login: { call: 'auth/login', send: 'Anmelden', open: openAuth },
  registration: {
    call: 'auth/register',
    send: 'Konto anlegen',
    async open() {
      const app = await openAuth();
      await app.user.click(authDialog().getByRole('tab', { name: 'Register' }));
      await screen.findByRole('button', { name: 'Konto anlegen' });
      return app;
    },
  },
  feedback: {
    call: 'feedback/saveCustomerFeedbackForm',
    send: 'Rückmeldung senden',
    open: () => openForm(paths.feedback.to(), 'Rückmeldung senden'),
  },
  jobs: {
    call: 'feedback/saveJobApplicationForm',
    send: 'Bewerbung senden',
    open: () => openForm(paths.jobs.to(), 'Bewerbung senden'),
  },
} satisfies Record<string, { call: string; send: string; open: () => Promise<App> }>;

/** Not by role, because it is called very often. */
export function formWith(send: string): HTMLFormElement {
  const says = ({ textContent }: Element) => textContent.trim() === send;
  const found = [...document.querySelectorAll('form')].find((form) =>
    [...form.querySelectorAll('button')].some(says),
  );
  if (!found) throw new Error(`There is no form with "${send}".`);
  return found;
}

/** Fills every text field; email fields get `email(text)`. */
export function fillWith(form: HTMLFormElement, text: string, email: (text: string) => string): void {
  const change = (field: Element, value: string) => fireEvent.change(field, { target: { value } });
  for (const field of form.querySelectorAll('input, textarea')) {
    const { type } = field as HTMLInputElement;
    if (type === 'email') change(field, email(text));
    else if (!['checkbox', 'radio', 'date', 'submit'].includes(type)) change(field, text);
  }
  for (const select of form.querySelectorAll('select')) change(select, [...select.options].at(-1)!.value);
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox], [type=radio]')) {
    if (box.type === 'radio' ? box.value === '5' : !box.checked) fireEvent.click(box);
  }
}
