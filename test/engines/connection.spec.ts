import { expect, test } from './fixtures';
import { decline, goToCheckout, openCart } from './steps';
import { button, heading, type Target } from './target';

const status: Target = { role: 'status', name: 'Verbindung, Bestellung und Version' };
const offline = /^Du bist offline/;

test('an order waits without a connection, and is placed once when the connection returns', async ({
  visitor,
  shop,
  allowProblems,
}) => {
  // Requests fail without a connection.
  allowProblems(/^(?:console|page): /);
  await visitor.open('/show/305');
  await decline(visitor);
  await visitor.press(button('In den Warenkorb'));
  await openCart(visitor);
  await goToCheckout(visitor);

  await shop.disconnect();
  await visitor.press(button('Zahlungspflichtig bestellen'));
  await visitor.read(offline, status);
  await visitor.see(button('Zahlungspflichtig bestellen'), { isDisabled: true });

  await shop.reconnect();
  await visitor.see(button(/^(Zahlungspflichtig bestellen|Noch einmal senden)$/), { isDisabled: false });
  await visitor.press(button(/^(Zahlungspflichtig bestellen|Noch einmal senden)$/));
  await visitor.see(heading('Testzahlung'));
  expect((await shop.state()).orders).toHaveLength(1);
});
