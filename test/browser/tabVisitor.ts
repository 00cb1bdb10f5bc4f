import { expect, type Page } from '@playwright/test';
import { code, type Film, type Model } from './cartModel';
import { addresses, button, countOf, heading, labelled, mandatoryProduct, putIntoCart } from './steps';

export type Visitor = {
  page: Page;
  /** The removal that the tab can undo while it stays on the screen. */
  removed: { film: Film; tickets: number; cars: number } | undefined;
};

/** An action in one tab, and its effect on the model. */
type Action = { name: string; act: () => Promise<void> };

/** Navigates without loading the page. */
async function goTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);
}

async function backToCart(page: Page): Promise<void> {
  await goTo(page, addresses.cart);
  await expect(heading(page, 'Warenkorb')).toBeVisible();
}

const rowsOf = (page: Page, film: Film) => page.getByRole('row').filter({ hasText: film.name });
/** The row that follows the film's. */
const carPlus = (page: Page, film: Film) =>
  rowsOf(page, film)
    .locator('xpath=following-sibling::tr[1]')
    .getByRole('button', { name: `Menge erhöhen: ${mandatoryProduct}` });

/** Possible actions with a film that the other tab does not change in this round. */
export function filmActions(visitor: Visitor, film: Film, model: Model, mayRemove: boolean): Action[] {
  const { page } = visitor;
  const family = model.families.get(film.name);
  const add: Action = {
    name: `add ${film.name}`,
    async act() {
      await goTo(page, film.address);
      await expect(heading(page, film.name)).toBeVisible();
      await putIntoCart(page);
      await backToCart(page);
      const { tickets = 0, cars = 0 } = family ?? {};
      model.families.set(film.name, { tickets: tickets + 1, cars: cars + 1 });
      visitor.removed = undefined;
    },
  };
  if (!family) {
    const { removed } = visitor;
    if (removed?.film !== film) return [add];
    const undo: Action = {
      name: `undo the removal of ${film.name}`,
      async act() {
        await button(page, 'Rückgängig machen').press('Enter');
        model.families.set(film.name, { tickets: removed.tickets, cars: removed.cars });
        visitor.removed = undefined;
      },
    };
    return [undo, undo, add];
  }
  const count = countOf(page, film.name);
  const raise: Action = {
    name: `raise ${film.name}`,
    async act() {
      await button(page, `Menge erhöhen: ${film.name}`).press('Enter');
      family.tickets += 1;
    },
  };
  const raiseCars: Action = {
    name: `raise the cars of ${film.name}`,
    async act() {
      await carPlus(page, film).press('Enter');
      family.cars += 1;
    },
  };
  const type = (tickets: number): Action => ({
    name: `type ${tickets} for ${film.name}`,
    async act() {
      await count.fill(String(tickets));
      await count.press('Enter');
      family.tickets = tickets;
    },
  });
  const remove: Action = {
    name: `remove ${film.name}`,
    async act() {
      await count.fill('0');
      await count.press('Enter');
      visitor.removed = { film, ...family };
      model.families.delete(film.name);
    },
  };
  return [
    raise,
    raise,
    raiseCars,
    type(family.tickets + 7),
    type(2),
    ...(mayRemove ? [remove, remove] : []),
    add,
  ];
}

export function codeActions(visitor: Visitor, model: Model): Action[] {
  const { page } = visitor;
  const redeemed = page.getByText(`Code ${code.text}`, { exact: true });
  const redeem: Action = {
    name: 'redeem the code',
    async act() {
      await page.getByRole('textbox', { name: 'Gutscheincode' }).fill(code.text);
      await button(page, 'Gutschein einlösen').press('Enter');
      await expect(redeemed).toBeVisible();
      model.isRedeemed = true;
    },
  };
  const giveBack: Action = {
    name: 'give the code back',
    async act() {
      await button(page, labelled('Entfernen', code.name)).press('Enter');
      model.isRedeemed = false;
      visitor.removed = undefined;
    },
  };
  return [model.isRedeemed ? giveBack : redeem];
}

export function reload(visitor: Visitor): Action {
  return {
    name: 'reload',
    async act() {
      await visitor.page.reload();
      await expect(heading(visitor.page, 'Warenkorb')).toBeVisible();
      visitor.removed = undefined;
    },
  };
}
