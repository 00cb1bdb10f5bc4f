import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { loseCode } from '@test/support/lostCode';
import { disturb, requestsTo } from '@test/support/server';

/** Forms with a suggestion, and their fields that contain a name. */
const nameFields = {
  checkout: ['customer.firstName', 'customer.lastName'],
  filmReminder: [],
  genreReminder: [],
  registration: ['username'],
  feedback: ['name', 'message'],
  jobs: ['firstName', 'lastName', 'message'],
} satisfies Partial<Record<keyof typeof forms, string[]>>;

type SuggestingForm = keyof typeof nameFields;

const meant = 'Meintest du ada@example.com?';
const unusual = 'Diese Adresse sieht ungewöhnlich aus.';

/** All forms share the field: one form gets every text, the others the first address and the last name. */
const mistyped = [
  ['ada@example,com', meant],
  ['mailto:ada@example.com', meant],
  ['ada@example.com>', meant],
  ['ada@example.com.com', meant],
  ['ada@example', unusual],
] as const;

const hidden = [
  ['the joiner of an emoji', 'Ada 👩\u200D👩\u200D👧', 'Ada 👩\u200D👩\u200D👧'],
  ['the joiner that a script needs', 'क्\u200Dष می\u200Cخ', 'क्\u200Dष می\u200Cخ'],
  ['what reorders or hides text', '\u202EAda\u2066 \u200BHu\u2060\u200Dber\uFEFF', 'Ada Huber'],
] as const;

const valueAt = (body: unknown, path: string) =>
  path.split('.').reduce<unknown>((part, key) => Reflect.get(Object(part) as object, key), body);

async function openForm(name: keyof typeof forms) {
  const { call, send, open } = forms[name];
  const app = await open();
  const form = () => formWith(send);
  /** Submits, and waits for the response to the `count`-th request if it is sent. */
  async function submit(count = requestsTo(call).length) {
    fireEvent.submit(form());
    await waitFor(() => expect(requestsTo(call)).toHaveLength(count));
    await waitFor(() => expect(app.store.getState().loadingBar.active).toEqual({}));
    return requestsTo(call).at(-1)?.body;
  }
  return {
    ...app,
    call,
    form,
    submit,
    inForm: () => within(form()),
    email: () => form().querySelector<HTMLInputElement>('[type=email]')!,
    fill: (email: string, name = 'Ada Huber') => fillWith(form(), name, () => email),
  };
}

/** First of the file: code that was loaded once is not loaded again. */
it('there is no suggestion and no delay when the suggestion’s code fails to load', async () => {
  let attempts = 0;
  loseCode('@/shared/ui/form/emailSuggestion', () => (attempts += 1));
  const { fill, email, submit } = await openForm('checkout');
  fill('ada@gmial.com');
  email().focus();
  email().blur();
  await waitFor(() => expect(attempts).toBeGreaterThan(0));
  expect(screen.queryByRole('alert')).toBeNull();
  await submit(1);
  expect(screen.queryByText(/^Meintest du/)).toBeNull();
});

describe.each(Object.entries(nameFields) as [SuggestingForm, string[]][])(
  'the form of %s',
  (name, fields) => {
    it('asks about a mistyped address once, and sends names without hidden characters', async () => {
      const { user, call, submit, inForm, email, fill } = await openForm(name);
      await import('@/shared/ui/form/emailSuggestion');
      // After a refusal, the form stays as it is.
      disturb(call, { status: 409, body: { success: false } });
      for (const [typed, question] of name === 'feedback' ? mistyped : mistyped.slice(0, 1)) {
        const sent = requestsTo(call).length;
        fill(typed);
        await submit(sent);
        expect((await inForm().findByText(question)).closest('[role=status]'), typed).not.toBeNull();
        expect(email(), typed).toHaveFocus();
        expect(JSON.stringify(await submit(sent + 1)), typed).toContain(JSON.stringify(typed));
      }

      const before = requestsTo(call).length;
      fill('ada@example.com>');
      await submit(before);
      await user.click(await inForm().findByText(meant));
      expect(email()).toHaveValue('ada@example.com');
      expect(JSON.stringify(await submit(before + 1))).toContain('"ada@example.com"');

      // A suggestion that was shown on blur does not block.
      fill('ada@example');
      email().focus();
      fireEvent.blur(email());
      email().blur();
      await inForm().findByText(unusual);
      await submit(before + 2);

      for (const [what, typed, expected] of name === 'feedback' ? hidden : hidden.slice(-1)) {
        fill('ada@example.com', typed);
        const body = await submit(requestsTo(call).length + 1);
        expect(
          fields.map((path) => valueAt(body, path)),
          what,
        ).toEqual(fields.map(() => expected));
      }
    });
  },
);

it('the sign-in suggests on blur, and blocks nothing: a wrong address is rejected anyway', async () => {
  const { submit, inForm, email, fill } = await openForm('login');
  fill('ada@gmial.com');
  email().focus();
  email().blur();
  await inForm().findByText('Meintest du ada@gmail.com?');
  fill('ada@example');
  await submit(1);
});

it('a form with an error and a suggestion shows the error first', async () => {
  const { submit, fill } = await openForm('jobs');
  fill('ada@example');
  fireEvent.change(screen.getByLabelText('Vorname'), { target: { value: '' } });
  await submit(0);
  expect(screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toHaveFocus();
  expect(screen.queryByText(unusual)).toBeNull();
});
