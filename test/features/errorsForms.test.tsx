import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { currentWorld, disturb, requestsTo } from '@test/support/server';

const typed = 'Adalbert';
const names = Object.keys(forms) as (keyof typeof forms)[];

/** Everything that was typed into a form. */
function valuesIn(form: HTMLFormElement): string[] {
  const fields = form.querySelectorAll<HTMLInputElement>(
    'input:not([type=checkbox]):not([type=radio]), textarea',
  );
  return [...fields].map(({ value }) => value);
}

it.each(names)('%s: without a connection the errors area says so, and it can be sent again', async (name) => {
  const { call, send, open } = forms[name];
  disturb(call, { drop: true });
  const { store } = await open();
  fillWith(formWith(send), typed, () => 'ada@example.com');
  const before = valuesIn(formWith(send));
  fireEvent.submit(formWith(send));
  await waitFor(() => expect(store.getState().errors).toEqual({ flag: true, text: '' }));
  await waitFor(() => expect(store.getState().loadingBar.active).toEqual({}));
  expect(requestsTo(call)).toHaveLength(1);
  const form = formWith(name === 'feedback' || name === 'jobs' ? 'Noch einmal senden' : send);
  expect(valuesIn(form)).toEqual(before);
  for (const button of within(form).getAllByRole('button', { hidden: true })) {
    if ((button as HTMLButtonElement).type === 'submit')
      expect(button).not.toHaveAttribute('aria-disabled', 'true');
  }
  currentWorld().faults = [];
  fireEvent.submit(form);
  await waitFor(() => expect(requestsTo(call)).toHaveLength(2));
});
