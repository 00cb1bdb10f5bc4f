import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/shop/paths';
import '@/pages/WithdrawalPage';
import { filmTicket, cartOf, giftCard, storeOrders } from '@test/support/carts';
import { footer } from '@test/support/consentScreen';
import { failureToasts } from '@test/support/failureToasts';
import { fill } from '@test/support/fields';
import { feedbackCall, field, reload } from '@test/support/forms';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';
import { renderApp } from '@test/support/renderApp';
import { button, focusedHeading, heading, main, notification, robots } from '@test/support/screenQueries';
import { currentDatabase, deferResponses, disturb, requestsTo, startOfTests } from '@test/support/server';
import { visit } from '@test/support/visit';
import {
  confirmWithdrawal,
  declaration,
  focusedStep,
  openWithdrawal,
  reviewWithdrawal,
  withdrawalDetails,
  withdrawalTitle,
} from '@test/support/withdrawal';

const title = withdrawalTitle;
const arrived = 'Dein Widerruf ist eingegangen';
const unclear = 'Es ist unklar, ob dein Widerruf angekommen ist';
const declared = [
  'Ich widerrufe den Vertrag über die Gutscheine aus dieser Bestellung.',
  'Bestellnummer: 4711',
  'Vor- und Nachname: Ada Huber',
  'E-Mail-Adresse: ada@example.com',
];
const sent = { topic: 'widerruf', name: 'Ada Huber', email: 'ada@example.com', message: declared.join('\n') };

const keptInTab = () => Object.keys(sessionStorage).filter((key) => /^(draft|sent):/.test(key));

const placed = (orderId: string, ...lines: Parameters<typeof cartOf>) => ({
  orderId,
  orderLink: `https://pay.example/${orderId}`,
  total: 2000,
  placedAt: startOfTests - 60_000,
  state: 'paid',
  lines: JSON.stringify(cartOf(...lines)),
});

async function openOrders() {
  const app = renderApp(paths.orders.to());
  await heading('Meine Bestellungen');
  return app;
}

it('without the owner’s word there is no page for withdrawals and no link to it', async () => {
  storeOrders([placed('4711', giftCard('karte'))]);
  await openOrders();
  expect(footer().queryByRole('link', { name: title })).toBeNull();
  expect(main().queryByRole('link', { name: title })).toBeNull();
  visit(paths.withdrawal.to());
  await heading('Seite nicht gefunden');
  expect(robots()).toHaveAttribute('content', 'noindex');
  expect(window.location.pathname).toBe('/vertrag-widerrufen');
});

describe('a withdrawal that the shop sends', () => {
  beforeEach(() => withOwnerFacts({ withdrawal: {} }));

  it('needs two steps, is sent once, and leaves a receipt that survives a reload', async () => {
    const { user, close } = await openWithdrawal();
    expect(footer().getByRole('link', { name: title })).toHaveAttribute('href', '/vertrag-widerrufen');
    expect(main().getByText(/Tickets und Standplätze mit einem festen Termin/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Bestellung stornieren' })).toHaveAttribute(
      'href',
      paths.storno.to(),
    );
    await user.click(button(title));
    const summary = screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' });
    expect(summary).toHaveFocus();
    expect(within(summary).getAllByRole('link')).toHaveLength(3);

    fill({ ...withdrawalDetails, Bestellnummer: '1147' });
    // The second press of a double click must not confirm.
    await user.dblClick(button(title));
    await screen.findByRole('heading', { level: 2, name: 'Bitte prüfe deinen Widerruf' });
    expect(declaration()).toContain('Bestellnummer: 1147');
    expect(requestsTo(feedbackCall)).toEqual([]);

    await user.click(button('Angaben ändern'));
    await focusedStep('Deine Angaben');
    fill({ Bestellnummer: ' 4711 ' });
    await user.click(button(title));
    await focusedStep('Bitte prüfe deinen Widerruf');
    expect(declaration()).toEqual(declared);
    expect(keptInTab()).toEqual(['draft:widerruf']);

    fireEvent.click(confirmWithdrawal());
    fireEvent.submit(document.querySelector('main form')!);
    await focusedHeading(arrived);
    expect(currentDatabase().feedback).toEqual([sent]);
    expect(requestsTo(feedbackCall)).toHaveLength(1);
    expect(keptInTab()).toEqual([]);

    const reloaded = reload(close);
    await heading(arrived);
    const at = main().getByText(/^Eingegangen am 16\.04\.2026, 12:\d\d Uhr$/).textContent;
    expect(declaration()).toEqual(declared);
    expect(main().getByText(/nur, wenn wir dir eine schicken/)).toBeVisible();
    const print = vi.spyOn(window, 'print').mockReturnValue();
    await reloaded.user.click(button('Beleg drucken'));
    expect(print).toHaveBeenCalledOnce();
    await reloaded.user.click(button('Text kopieren'));
    expect(await screen.findByText('Der Text ist kopiert.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(`${declared.join('\n')}\n${at}`);

    await reloaded.user.click(main().getByRole('link', { name: 'Noch einen Vertrag widerrufen' }));
    await heading(title);
    expect(field('Bestellnummer')).toHaveValue('');
  });

  it('starts in „Meine Bestellungen“ with the number of an order that contains gift cards, which is in no address', async () => {
    storeOrders([
      placed('4711', giftCard('karte'), filmTicket),
      placed('4712', giftCard('karte')),
      placed('4713', filmTicket),
      { ...placed('4714', giftCard('karte')), state: 'cancelled' },
    ]);
    const { user } = await openOrders();
    const links = () => main().getAllByRole('link', { name: new RegExp(`^${title}`) });
    expect(links().map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining([`${title}: Bestellung 4711`, `${title}: Bestellung 4712`]),
    );
    expect(links()).toHaveLength(2);
    await user.click(main().getByRole('link', { name: `${title}: Bestellung 4711` }));
    await heading(title);
    expect(window.location.href).not.toContain('4711');
    expect(field('Bestellnummer')).toHaveValue('4711');
    // A suggestion is nothing that was typed.
    expect(keptInTab()).toEqual([]);
    fill({ 'Vor- und Nachname': 'Ada Huber' });

    visit(paths.orders.to());
    await user.click(await main().findByRole('link', { name: `${title}: Bestellung 4712` }));
    await heading(title);
    expect(field('Bestellnummer')).toHaveValue('4712');
    expect(field('Vor- und Nachname')).toHaveValue('');
  });

  it('that was refused keeps the step, names other ways, and can be sent again', async () => {
    withOwnerFacts({ telephone: allOwnerFacts.telephone, email: allOwnerFacts.email });
    disturb(feedbackCall, { body: { success: false, errorMessage: 'Bitte später.' }, times: 1 });
    const { user } = await reviewWithdrawal();
    await user.click(confirmWithdrawal());
    const alert = await main().findByRole('alert');
    expect(alert).toHaveTextContent('Bitte später.');
    await waitFor(() => expect(alert).toHaveFocus());
    expect(declaration()).toEqual(declared);
    expect(main().getByRole('link', { name: '01 234 56 78' })).toHaveAttribute('href', 'tel:+4312345678');
    expect(main().getByRole('link', { name: 'servus@kino.example' })).toBeVisible();
    await user.click(confirmWithdrawal());
    await heading(arrived);
    expect(currentDatabase().feedback).toEqual([sent]);
  });

  it('whose response is lost is unclear, also after a reload, and sent again only by the visitor', async () => {
    disturb(feedbackCall, { drop: true, afterHandling: true, times: 1 });
    const { user, close } = await reviewWithdrawal();
    await user.click(confirmWithdrawal());
    expect(await main().findByRole('alert')).toHaveTextContent(unclear);
    expect(button('Noch einmal senden')).toBeVisible();
    expect(failureToasts()).toHaveLength(1);
    const reloaded = reload(close);
    await heading(title);
    expect(await main().findByRole('alert')).toHaveTextContent(unclear);
    expect(field('Bestellnummer')).toHaveValue('4711');
    expect(requestsTo(feedbackCall)).toHaveLength(1);
    await reloaded.user.click(button(title));
    await reloaded.user.click(button('Noch einmal senden'));
    await heading(arrived);
    expect(requestsTo(feedbackCall)).toHaveLength(2);
  });

  it('that arrives after its page was left is announced, and its receipt awaits who returns', async () => {
    const release = deferResponses(feedbackCall, { once: true });
    const { user } = await reviewWithdrawal();
    await user.click(confirmWithdrawal());
    visit(paths.cart.to());
    await heading('Warenkorb');
    release();
    await notification('Alles im grünen Bereich, Aktion erfolgreich!');
    visit(paths.withdrawal.to());
    await heading(arrived);
    expect(declaration()).toEqual(declared);
    visit(paths.home.to());
    visit(paths.withdrawal.to());
    await heading(title);
    expect(field('Bestellnummer')).toHaveValue('');
  });
});

it('a withdrawal by e-mail opens the visitor’s program with an escaped text, and can be copied', async () => {
  withOwnerFacts({ withdrawal: allOwnerFacts.withdrawal });
  const name = 'Ada & Söhne?bcc=x@y.z%0A';
  const { user } = await reviewWithdrawal({ ...withdrawalDetails, 'Vor- und Nachname': name });
  const link = main().getByRole<HTMLAnchorElement>('link', { name: 'Widerruf bestätigen' });
  const address = new URL(link.href);
  expect(address.protocol + address.pathname).toBe('mailto:widerruf@kino.example');
  const lines = declared.with(2, `Vor- und Nachname: ${name}`);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    subject: 'Widerruf zur Bestellung 4711',
    body: lines.join('\r\n'),
  });
  expect(main().getByText(/zählt erst, wenn du diese E-Mail abschickst/)).toBeVisible();
  await user.click(button('Text kopieren'));
  expect(await screen.findByText('Der Text ist kopiert.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(lines.join('\n'));
  expect(requestsTo(feedbackCall)).toEqual([]);
});
