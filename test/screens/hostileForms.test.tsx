import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { expectHarmless, hostileTexts, hostileWords } from '@test/support/hostile';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { renderApp } from '@test/support/renderApp';
import { currentWorld, disturb, requestsTo } from '@test/support/server';
import { visit } from '@test/support/visit';

type FormName = keyof typeof forms;

/** They are all of the same parts: what only makes a text odd is tried in the one that takes money. */
const textsFor = (name: FormName) =>
  name === 'checkout' ? hostileTexts : [...hostileWords, ...hostileTexts.slice(-3)];

/** An address as the specification takes them: text@text. */
const address = '<img/src=x/data-hostile>@x';
const names = Object.keys(forms) as FormName[];

describe.each(names)('whatever is typed into the form of %s', (name) => {
  const { call, send, open } = forms[name];
  const sent = (text: string) => (name.endsWith('Reminder') ? address : text.trim());

  it('stays text in its fields, and an address that is none is not sent', async () => {
    await open();
    // What a code may be, the backend alone knows; it refuses all of these.
    if (name === 'voucher') return;
    for (const text of textsFor(name)) {
      const form = formWith(send);
      fillWith(form, text, (value) => value.replaceAll('@', ''));
      fireEvent.submit(form);
      await waitFor(() => expectHarmless(text));
    }
    expect(requestsTo(call)).toEqual([]);
  });

  it('is sent as it is, and what the backend says of it is text', async () => {
    const { store } = await open();
    for (const [position, text] of hostileWords.entries()) {
      currentWorld().faults = [];
      disturb(call, {
        status: 409,
        body: { success: false, errorMessage: `${text} ${'x'.repeat(100_000)}` },
      });
      fillWith(formWith(send), text, () => address);
      fireEvent.submit(formWith(send));
      await waitFor(() => expect(requestsTo(call)).toHaveLength(position + 1));
      await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
      expect(JSON.stringify(requestsTo(call).at(-1)!.body)).toContain(JSON.stringify(sent(text)));
      const said = await screen.findAllByText((content) => content.includes(text.replaceAll(/\s+/g, ' ')), {
        ignore: 'textarea, script',
      });
      for (const { textContent } of said) expect(textContent.length).toBeLessThan(2000);
      expectHarmless(text);
    }
  });
});

it('whatever is typed as the code of a voucher is text, and a blank one is not sent', async () => {
  const { call, send, open } = forms.voucher;
  const { store } = await open();
  for (const text of hostileTexts) {
    fillWith(formWith(send), text, String);
    fireEvent.submit(formWith(send));
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    await waitFor(() => expectHarmless(text));
  }
  expect(requestsTo(call).map(({ body }) => (body as { voucherCode: string }).voucherCode)).not.toContain('');
});

it('whatever is typed as the link of a cancellation leads into the shop', async () => {
  const { store } = renderApp(paths.storno.to());
  for (const text of hostileTexts) {
    visit(paths.storno.to());
    await screen.findByRole('button', { name: 'Bestellung ansehen' });
    fillWith(formWith('Bestellung ansehen'), text, String);
    fireEvent.submit(formWith('Bestellung ansehen'));
    await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
    await screen.findByRole('heading', { level: 1 });
    expectHarmless(text);
    expect(window.location.pathname).toMatch(/^\/bestellung-stornieren(\/[^/]*)?$/);
  }
});
