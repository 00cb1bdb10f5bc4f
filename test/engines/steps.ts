import { customer, paidTitle } from '@test/browser/steps';
import { banner, button, checkbox, field, heading, link, menus, region } from './target';
import type { Visitor } from './visitor';

const consentBanner = region('Cookie-Hinweis');

export async function decline(visitor: Visitor): Promise<void> {
  await visitor.press(button('Ablehnen', consentBanner));
  await visitor.miss(consentBanner);
}

export async function openCart(visitor: Visitor): Promise<void> {
  await visitor.press(link(/^Warenkorb/, banner));
  await visitor.see(heading('Warenkorb'));
}

export async function fillCustomer(visitor: Visitor): Promise<void> {
  await visitor.type(field('Vorname'), customer.firstName);
  await visitor.type(field('Nachname'), customer.lastName);
  await visitor.type(field('E-Mail-Adresse'), customer.email);
}

export async function acceptTerms(visitor: Visitor): Promise<void> {
  await visitor.press(checkbox(/^Ich akzeptiere die AGB/));
}

/** From a filled cart to a filled checkout. */
export async function goToCheckout(visitor: Visitor): Promise<void> {
  await visitor.press(button('Zur Kasse'));
  await visitor.see(heading('Kassa'));
  await fillCustomer(visitor);
  await acceptTerms(visitor);
}

/** From a filled cart to the payment page. */
export async function goToPayment(visitor: Visitor): Promise<void> {
  await goToCheckout(visitor);
  await visitor.press(button('Zahlungspflichtig bestellen'));
  await visitor.see(heading('Testzahlung'));
}

/** From a filled cart to the confirmation. */
export async function orderAndPay(visitor: Visitor): Promise<void> {
  await goToPayment(visitor);
  await visitor.press(button('Jetzt bezahlen'));
  await visitor.see(heading(paidTitle));
}

/** Follows a link of the header's menus; on a phone, they are in the drawer. */
export async function menuLink(visitor: Visitor, menu: string, name: string): Promise<void> {
  if (visitor.size.name === 'phone') await visitor.press(button('Menü', menus));
  await visitor.press(button(menu, menus));
  await visitor.press(link(name, menus));
}

/** From the page of gift cards to the confirmation of one for € 20. */
export async function buyGiftCard(visitor: Visitor): Promise<void> {
  await visitor.open('/kinogutschein-kaufen');
  await decline(visitor);
  await visitor.press(button(/^Menge erhöhen: .*20/));
  await visitor.press(button('In den Warenkorb'));
  await openCart(visitor);
  await orderAndPay(visitor);
}
