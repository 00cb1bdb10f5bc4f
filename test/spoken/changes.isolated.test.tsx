import { fireEvent } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { beSignedIn } from '@test/support/account';
import { forgetConsent } from '@test/support/consent';
import { chooseDate } from '@test/support/filmPage';
import { goOffline } from '@test/support/network';
import { searchField } from '@test/support/searchPage';
import { disturb } from '@test/support/server';
import { keepShows } from '@test/support/smallDatabase';
import { visitByReader } from '@test/support/spokenVisit';
import { stopTime } from '@test/support/time';
import { visit } from '@test/support/visit';

/** All that is heard after an action, in order: an announcement that is repeated fails the test. */
describe('a screen reader hears each change once', () => {
  beforeEach(() => {
    stopTime();
    keepShows(301, 308, 322, 381, 501, 502);
  });

  it('a stall: its count with the sum, the cart, and another date', async () => {
    const shop = await visitByReader(paths.event.to({ idOrIdentifier: 501 }));
    await shop.read('button, Menge erhöhen: Standplatz PKW');
    // 25,00 and the mandatory 3,00
    expect(await shop.press()).toEqual(['polite: 1 × Standplatz PKW. Summe jetzt € 28,00']);
    await shop.read('button, Standplatz buchen');
    expect(await shop.press()).toEqual([
      'polite: Produkt wurde dem Warenkorb hinzugefügt',
      'polite: Summe jetzt € 3,00',
    ]);
    await shop.read('button, auch am 26. April');
    expect(await shop.press()).toEqual([
      'polite: 26. April wird dazugelegt …',
      'polite: 26. April liegt im Warenkorb: € 28,00.',
      'polite: Produkt wurde dem Warenkorb hinzugefügt',
      'button, auch am 26. April, liegt im Warenkorb, disabled',
    ]);
  });

  it('the stall calculator: the count with the sum', async () => {
    const shop = await visitByReader(paths.stallFees.to());
    await shop.read('button, Menge erhöhen: Standplatz PKW');
    expect(await shop.press()).toEqual(['polite: 1 × Standplatz PKW. Summe jetzt € 28,00']);
  });

  it('gift cards: a missing choice, and the counts with the sum', async () => {
    const shop = await visitByReader(paths.giftCards.to());
    await shop.read('button, In den Warenkorb');
    const missing = 'Bitte wähl zuerst, wie viele Gutscheine du möchtest.';
    expect(await shop.press()).toEqual([`assertive: ${missing}`, `button, In den Warenkorb, ${missing}`]);
    await shop.goBack('button, Menge erhöhen: Kinogutschein € 20');
    expect(await shop.press()).toEqual(['polite: 1 × Kinogutschein € 20. Summe jetzt € 20,00']);
    await shop.goBack('button, Menge verringern: Kinogutschein € 20');
    expect(await shop.press()).toEqual([
      'button, Menge verringern: Kinogutschein € 20, disabled',
      'polite: Summe jetzt € 0,00',
    ]);
  });

  it('the page of a film: the price of a date that is chosen', async () => {
    const shop = await visitByReader(paths.movie.to({ movieIdentifier: 'metropolis' }));
    expect(await shop.during('a date is chosen', async () => chooseDate(301))).toEqual([
      'polite: Große Leinwand Ticket € 12,50, Autoticket (Stellplatz für ein Auto) € 5,00',
    ]);
    await shop.read('button, Menge erhöhen: Ticket');
    expect(await shop.press()).toEqual(['polite: 2 × Ticket. Summe jetzt € 30,00']);
  });

  it('the reminder: its dialog, the error at the field, its success, and the button that opened it', async () => {
    const shop = await visitByReader(paths.upcoming.to());
    const opener = 'button, Vormerken: Die Nibelungen';
    await shop.read(opener);
    expect(await shop.press()).toEqual(['dialog, Meine Filme vormerken, modal']);
    expect(await shop.press('Escape')).toEqual([opener]);
    await shop.press();
    await shop.read('button, Vormerken');
    const wrong = 'Bitte geben Sie eine gültige Emailadresse ein!';
    expect(await shop.press()).toEqual([
      `textbox, E-Mail-Adresse, ${wrong}, invalid, required`,
      `polite: ${wrong}`,
    ]);
    await shop.type('ada@example.com');
    await shop.read('button, Vormerken');
    expect(await shop.press()).toEqual([
      opener,
      'polite: Gemerkt! Wir schreiben dir, sobald deine Filme einen neuen Termin haben.',
    ]);
  });

  it('the search: the number of hits', async () => {
    const shop = await visitByReader(paths.search.to());
    const search = async () => void fireEvent.change(searchField(), { target: { value: 'Metroplis' } });
    expect(await shop.during('a word is pasted', search)).toEqual(['polite: 1 Treffer']);
  });

  it('the finder: that it is open, and the number of dates after typing', async () => {
    const shop = await visitByReader(paths.program.to());
    await shop.read('button, Termin finden');
    expect(await shop.press()).toEqual(['button, Termin finden, expanded']);
    await shop.read('searchbox, Suche');
    expect(await shop.type('metropolis')).toEqual([
      'searchbox, Suche, metropolis',
      'polite: 3 Termine: „metropolis“',
    ]);
  });

  it('the cookie settings: the dialog, a box that is checked, and the button that opened it', async () => {
    forgetConsent();
    const shop = await visitByReader(paths.cart.to());
    const opener = 'button, Einstellungen, has popup dialog';
    await shop.read(opener);
    expect(await shop.press()).toEqual(['dialog, Cookie-Einstellungen, modal']);
    await shop.read(/^checkbox, Statistik .*, not checked/);
    await shop.press(' ');
    expect(await shop.goBack(/^heading, Cookie-Einstellungen/)).toBe(
      'heading, Cookie-Einstellungen, level 2',
    );
    await shop.read(/^checkbox, Statistik .*, checked/);
    expect(await shop.press('Escape')).toEqual([opener]);
  });

  it('signing in: the dialog and a wrong password', async () => {
    const shop = await visitByReader(paths.cart.to());
    await shop.read('button, Anmelden oder registrieren');
    expect((await shop.press()).at(-1)).toBe('dialog, Anmelden oder registrieren, modal');
    await shop.read('textbox, E-Mail-Adresse');
    await shop.type('kundin@example.com');
    // The label, then its field, which the library gives no role.
    await shop.read('Passwort');
    await shop.read('Passwort');
    await shop.type('falsch123');
    await shop.read('button, Anmelden');
    expect(await shop.press()).toEqual(['assertive: E-Mail oder Passwort stimmt nicht.']);
  });

  it('a favourite: its notification and whether its button is pressed', async () => {
    beSignedIn();
    const shop = await visitByReader(paths.program.to());
    await shop.read('button, Merken: Metropolis, not pressed');
    expect(await shop.press()).toEqual(['polite: Product was added', 'button, Merken: Metropolis, pressed']);
    expect(await shop.press()).toEqual([
      'polite: Product was removed',
      'button, Merken: Metropolis, not pressed',
    ]);
  });

  it('the connection: that it is lost, in the page and at the voucher', async () => {
    const shop = await visitByReader(paths.cart.to());
    expect(await shop.during('offline', async () => void goOffline())).toEqual([
      'polite: Du bist offline. Bestellen geht erst wieder mit Internet. Dein Warenkorb bleibt erhalten.',
      'assertive: Du bist gerade offline: Gutscheine kannst du erst wieder mit Internet einlösen.',
    ]);
  });

  it('a page that fails to load: the failure, and the page after a retry', async () => {
    const shop = await visitByReader(paths.cart.to());
    disturb('show/getCurrentShows', { status: 500, times: 3 });
    const title = 'Das Programm ist gerade nicht zu erreichen';
    expect(await shop.during('the programme', async () => visit(paths.program.to()))).toEqual([
      'heading, Kinoprogramm, level 1',
      `heading, ${title}, level 1`,
      'assertive: Bei uns ist gerade etwas durcheinander. Probier es in ein paar Minuten noch einmal.',
    ]);
    await shop.read('button, Erneut versuchen');
    expect(await shop.press()).toEqual(['heading, Kinoprogramm, level 1']);
  });
});
