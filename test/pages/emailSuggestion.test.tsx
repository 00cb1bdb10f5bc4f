import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillWith, forms, formWith } from '@test/support/hostileForms';
import { requestsTo } from '@test/support/server';

const suggestingForms = [
  'checkout',
  'filmReminder',
  'genreReminder',
  'registration',
  'feedback',
  'jobs',
] as const;

const unusual = 'Diese Adresse sieht ungewöhnlich aus.';

/** Waits for the lazily loaded code of the suggestion. */
const loadSuggestionCode = () => import('@/shared/ui/form/emailSuggestion');

async function openWith(name: keyof typeof forms, address: string) {
  const form = forms[name];
  const app = await form.open();
  await loadSuggestionCode();
  fillWith(formWith(form.send), 'Ada Huber', () => address);
  const email = formWith(form.send).querySelector<HTMLInputElement>('[type=email]')!;
  return { ...app, ...form, email, inForm: within(formWith(form.send)) };
}

describe.each(suggestingForms)('a mistyped email address in %s', (name) => {
  it.each([
    ['ada@example,com', 'Meintest du ada@example.com?'],
    ['mailto:ada@example.com', 'Meintest du ada@example.com?'],
    ['ada@example.com>', 'Meintest du ada@example.com?'],
    ['ada@example.com.com', 'Meintest du ada@example.com?'],
    ['ada@example', unusual],
  ])('%s gets a suggestion on the first submit, and is sent on the second', async (typed, question) => {
    const { call, send, email, inForm } = await openWith(name, typed);
    fireEvent.submit(formWith(send));
    expect((await inForm.findByText(question)).closest('[role=status]')).not.toBeNull();
    expect(email).toHaveFocus();
    expect(requestsTo(call)).toEqual([]);
    fireEvent.submit(formWith(send));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    expect(JSON.stringify(requestsTo(call)[0]!.body)).toContain(JSON.stringify(typed));
  });

  it('is corrected by one click, and then sent immediately', async () => {
    const { user, call, send, email, inForm } = await openWith(name, 'ada@example,com');
    fireEvent.submit(formWith(send));
    await user.click(await inForm.findByText('Meintest du ada@example.com?'));
    expect(email).toHaveValue('ada@example.com');
    fireEvent.submit(formWith(send));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
    expect(JSON.stringify(requestsTo(call)[0]!.body)).toContain('"ada@example.com"');
  });

  it('is not blocked when the suggestion was shown on blur', async () => {
    const { call, send, email, inForm } = await openWith(name, 'ada@example');
    email.focus();
    fireEvent.blur(email);
    email.blur();
    await inForm.findByText(unusual);
    fireEvent.submit(formWith(send));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
  });
});

describe('the sign-in', () => {
  it('suggests on blur, and blocks nothing: a wrong address is rejected anyway', async () => {
    const { call, send, email, inForm } = await openWith('login', 'ada@gmial.com');
    email.focus();
    email.blur();
    await inForm.findByText('Meintest du ada@gmail.com?');
    fillWith(formWith(send), 'Ada Huber', () => 'ada@example');
    fireEvent.submit(formWith(send));
    await waitFor(() => expect(requestsTo(call)).toHaveLength(1));
  });
});

describe('a form with an error and a suggestion', () => {
  it('shows the error first', async () => {
    const { send } = await openWith('jobs', 'ada@example');
    fireEvent.change(screen.getByLabelText('Vorname'), { target: { value: '' } });
    fireEvent.submit(formWith(send));
    expect(screen.getByRole('group', { name: 'Bitte prüfe diese Angaben:' })).toHaveFocus();
    expect(screen.queryByText(unusual)).toBeNull();
  });
});
