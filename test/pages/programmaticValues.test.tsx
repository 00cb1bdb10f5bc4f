import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/shop/paths';
import { openCart } from '@test/support/cartScreen';
import { carTicket, filmTicket } from '@test/support/carts';
import { footerButton, settingsDialog } from '@test/support/consentScreen';
import { address, openFinder } from '@test/support/finder';
import { forms, formWith } from '@test/support/hostileForms';
import { button, heading } from '@test/support/screenQueries';
import { renderApp } from '@test/support/renderApp';
import { openSearch, searchField } from '@test/support/searchPage';
import { currentDatabase, requestsTo } from '@test/support/server';
import { shrinkDatabase } from '@test/support/smallDatabase';
import {
  setProgrammatically,
  stateOf,
  valuesFor,
  settingMethods,
  type Field,
} from '@test/support/programmaticValues';

type App = ReturnType<typeof renderApp>;
type FormName = keyof typeof forms;

const field = (label: string | RegExp) => screen.getByLabelText<Field>(label);

/** Whether a value is sent: choices by their names, checkboxes as booleans. */
function isSent(body: string, set: Field, value: string): boolean {
  if (set.type === 'checkbox' || set.type === 'radio') return true;
  return body.includes(set.type === 'date' ? value.split('-').reverse().join('.') : JSON.stringify(value));
}

/** The fields of all forms read their values in the same way, and these two forms contain each kind. */
const fullForms: FormName[] = ['checkout', 'feedback'];

const waysIn = (name: FormName) =>
  fullForms.includes(name) ? Object.keys(settingMethods) : ['with no event'];

describe.each(Object.keys(forms) as FormName[])('values that a program sets in %s', (name) => {
  const { call, send, open } = forms[name];

  it.each(waysIn(name))('%s are kept and sent', async (by) => {
    const way = settingMethods[by]!;
    const { user } = await open();
    const values = valuesFor(formWith(send));
    for (const [set, value] of values) setProgrammatically(set, value, way);
    for (const [set] of values) await way.touch(set, user);
    const fieldStates = () => values.map(([set]) => stateOf(set));
    const expected = values.map(([, value]) => value);
    fireEvent.pointerDown(formWith(send));
    expect(fieldStates()).toEqual(expected);
    const button = within(formWith(send)).getByText(send);
    expect(button).toBeEnabled();
    fireEvent.submit(formWith(send));
    expect(fieldStates()).toEqual(expected);
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    const body = JSON.stringify(requestsTo(call)[0]!.body);
    expect(values.filter(([set, value]) => !isSent(body, set, value)).map(([set]) => set.name)).toEqual([]);
  });
});

type Single = {
  open: () => Promise<App>;
  field: () => Field;
  value: string;
  next: (app: App) => Promise<unknown> | unknown;
  /** Asserts that the value is used. */
  expected: (app: App) => unknown;
};

function openSmallFinder() {
  shrinkDatabase();
  return openFinder();
}

const onSubmit = (of: () => Field) => () => void fireEvent.submit(of().form!);

const calculatorDay = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Markttag' });
const firstTick = () => screen.getAllByRole<HTMLInputElement>('checkbox')[0]!;

const singles: Record<string, Single> = {
  'the cancellation identifier': {
    async open() {
      const app = renderApp(paths.storno.to());
      await heading('Bestellung stornieren');
      return app;
    },
    field: () => field(/Kennung|Link/),
    value: 'storno-1',
    next: onSubmit(() => field(/Kennung|Link/)),
    expected: () => expect(address()).toContain('/storno-1'),
  },
  'the order number': {
    async open() {
      const app = renderApp(paths.paymentResult.to());
      await heading('Welche Bestellung meinst du?');
      return app;
    },
    field: () => field('Bestellnummer'),
    value: '10001',
    next: onSubmit(() => field('Bestellnummer')),
    expected: () => expect(address()).toContain('orderid=10001'),
  },
  'the search': {
    open: () => openSearch(),
    field: () => searchField() as HTMLInputElement,
    value: 'regen',
    next: onSubmit(() => searchField() as HTMLInputElement),
    expected: () => expect(address()).toContain('q=regen'),
  },
  'the search on the 404 page': {
    async open() {
      const app = renderApp(paths.notFound.to());
      await heading('Seite nicht gefunden');
      return app;
    },
    field: () => screen.getByRole<HTMLInputElement>('searchbox'),
    value: 'regen',
    next: onSubmit(() => screen.getByRole<HTMLInputElement>('searchbox')),
    expected: () => expect(address()).toContain('q=regen'),
  },
  'the text of the finder': {
    open: openSmallFinder,
    field: () => screen.getByRole<HTMLInputElement>('searchbox'),
    value: 'metropolis',
    next: () => void fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' }),
    expected: () => expect(address()).toContain('suche=metropolis'),
  },
  'a choice of the finder': {
    open: openSmallFinder,
    field: () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Art' }),
    value: 'alle',
    next: () => void fireEvent.pointerDown(document.body),
    expected: () => expect(address()).toContain('art=alle'),
  },
  'the count of a cart’s line': {
    open: () => openCart(filmTicket, carTicket),
    field: () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Menge: / })[0]!,
    value: '7',
    next: ({ user }) => user.click(screen.getAllByRole('button', { name: /^Menge erhöhen/ })[0]!),
    expected: ({ store }) => expect(JSON.stringify(store.getState())).toContain('"count":8'),
  },
  'the day of the calculator': {
    async open() {
      const app = renderApp('/flohmarkt-wien/flohmarkt-standplaetze-standgebuehren-platzmiete');
      await screen.findByRole('combobox', { name: 'Markttag' });
      return app;
    },
    field: calculatorDay,
    get value() {
      return calculatorDay().options[1]!.value;
    },
    next: () => void fireEvent.pointerDown(document.body),
    expected: () =>
      expect(requestsTo('show/getShowDetailData').at(-1)!.query).toMatchObject({
        showid: calculatorDay().options[1]!.value,
      }),
  },
  'the consent settings': {
    async open() {
      const app = renderApp(paths.notFound.to());
      await heading('Seite nicht gefunden');
      await app.user.click(footerButton());
      await settingsDialog();
      return app;
    },
    field: () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Statistik/ }),
    value: 'true',
    next: onSubmit(() => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Statistik/ })),
    expected: ({ store }) => expect(store.getState().cookieConsent).toMatchObject({ statistics: true }),
  },
  'a checklist': {
    async open() {
      const app = renderApp('/flohmarkt-wien/packliste');
      await screen.findAllByRole('checkbox');
      return app;
    },
    field: firstTick,
    value: 'true',
    next: () => void fireEvent.pointerDown(document.body),
    expected: () => {
      expect(firstTick()).toBeChecked();
      expect(button('Alle Haken entfernen')).toBeVisible();
    },
  },
};

describe.each(Object.entries(singles))('a value that a program sets in %s', (_, single) => {
  // The events of a field are read in the same way everywhere, but fields may write their own value when they lose focus.
  it.each(['with no event', 'with focus and blur'])('%s is used', async (by) => {
    const way = settingMethods[by]!;
    const app = await single.open();
    const set = single.field();
    const { value } = single;
    setProgrammatically(set, value, way);
    await way.touch(set, app.user);
    await act(async () => void (await single.next(app)));
    await waitFor(() => single.expected(app));
  });
});

describe('a value that a program sets', () => {
  it('is not cleared by a render before the visitor’s first input', async () => {
    const { store } = await forms.checkout.open();
    const values = valuesFor(formWith(forms.checkout.send));
    for (const [set, value] of values) setProgrammatically(set, value, settingMethods['with no event']!);
    act(() => void store.dispatch({ type: 'connection/connectionLost' }));
    await screen.findByText(/offline|Internet/i, { selector: '[role=status], [role=status] *' });
    expect(values.map(([set]) => stateOf(set))).toEqual(values.map(([, value]) => value));
    expect(currentDatabase().requests.some(({ path }) => path === forms.checkout.call)).toBe(false);
  });
});
