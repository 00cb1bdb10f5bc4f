import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button } from '@test/support/screenQueries';
import { complete, field, showForms, summary } from './sampleForm';

const isShown = (text: string) => expect(screen.queryByText(text)).not.toBeNull();
const isNotShown = (text: string) => expect(screen.queryByText(text)).toBeNull();

describe('a field', () => {
  it('shows and announces its error once it is left after typing, updates it at each change, and is described by it and its hint', async () => {
    const { user } = showForms();
    const email = field('E-Mail');
    expect(email).toHaveAccessibleDescription('Nur für die Antwort.');
    expect(field('Name')).not.toHaveAttribute('aria-describedby');
    await user.type(email, 'ada');
    isNotShown('Das ist keine Adresse.');
    expect(email).toBeValid();
    // Not while the visitor is in another window.
    fireEvent.blur(email);
    await user.type(email, '@');
    isNotShown('Das ist keine Adresse.');
    await user.tab();
    const error = await screen.findByText('Das ist keine Adresse.');
    expect(error.closest('[aria-live=polite]')).not.toBeNull();
    expect(email).toBeInvalid();
    expect(email).toHaveAccessibleDescription('Das ist keine Adresse. Nur für die Antwort.');
    await user.type(email, 'example.at');
    isNotShown('Das ist keine Adresse.');
    await user.type(email, ' x');
    isShown('Das ist keine Adresse.');
  });

  it('shows no error when it is left empty', async () => {
    const { user } = showForms();
    await user.click(field('Name'));
    for (const _ of Object.keys(complete)) await user.tab();
    expect(button('Senden')).toHaveFocus();
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    expect(screen.getByText('darf nicht fort')).toBeVisible();
  });

  it('refuses blanks if it is required, and accepts them if it is optional', async () => {
    const { user } = showForms();
    await user.type(field('Name'), '  ');
    await user.type(field('E-Mail'), '  ');
    await user.type(field('Code'), ' ');
    await user.tab();
    await screen.findByText('Der Name fehlt.');
    isNotShown('Das ist keine Adresse.');
    isNotShown('Der Code ist zu kurz.');
  });

  it('that must equal another one is checked again when either changes', async () => {
    const { user } = showForms();
    await user.type(field('Code'), '12345');
    await user.type(field('Code noch einmal'), '1234');
    await user.tab();
    await screen.findByText('Der Code ist nicht derselbe.');
    await user.type(field('Code noch einmal'), '5');
    isNotShown('Der Code ist nicht derselbe.');
    await user.type(field('Code'), '6');
    isShown('Der Code ist nicht derselbe.');
    await user.type(field('Code'), '{Backspace}');
    isNotShown('Der Code ist nicht derselbe.');
  });

  it('of any kind accepts a value that is set without an event', async () => {
    const { user, sent } = showForms();
    await user.type(field('Name'), 'Ada');
    fireEvent.change(field('Tag'), { target: { value: '2026-05-01' } });
    await user.selectOptions(field('Thema'), 'Kino');
    await user.type(field('Nachricht'), 'Servus{Enter}Wien');
    await user.click(screen.getByRole('checkbox', { name: 'Zustimmung' }));
    await user.click(button('Senden'));
    const typed = { name: 'Ada', day: '2026-05-01', topic: 'kino', message: 'Servus\nWien', terms: 'ja' };
    expect(sent).toEqual([{ ...complete, ...typed }]);
  });

  it('renders its form once for each character', async () => {
    const { user, renders } = showForms();
    await user.click(field('Name'));
    renders.count = 0;
    await user.keyboard('Ada');
    expect(renders.count).toBe(3);
  });
});

describe('a refused submission', () => {
  it('shows all errors in the order of the form, and focuses the summary, whose links lead to the fields', async () => {
    const { user, sent } = showForms(['probe'], { email: 'ada', day: '2026-04-15' });
    expect(summary()).toBeNull();
    await user.click(button('Senden'));
    expect(summary()).toHaveFocus();
    const links = within(summary()!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Der Name fehlt.',
      'Das ist keine Adresse.',
      'Der Tag ist vorbei.',
      'Das Thema fehlt.',
      'Die Zustimmung fehlt.',
    ]);
    expect(field('Code')).toBeValid();
    expect(sent).toEqual([]);
    for (const [text, label] of [
      ['Der Name fehlt.', 'Name'],
      ['Das Thema fehlt.', 'Thema'],
      ['Die Zustimmung fehlt.', 'Zustimmung'],
    ] as const) {
      await user.click(within(summary()!).getByRole('link', { name: text }));
      expect(field(label), text).toHaveFocus();
      expect(field(label)).toHaveAccessibleDescription(text);
    }
  });

  it('focuses the summary again, which shrinks with each corrected field', async () => {
    const { user, sent } = showForms(['probe'], { ...complete, name: '', terms: '' });
    await user.click(button('Senden'));
    await user.type(field('Name'), 'Ada{Enter}');
    expect(summary()).toHaveFocus();
    expect(within(summary()!).getAllByRole('link')).toHaveLength(1);
    await user.click(screen.getByRole('checkbox', { name: 'Zustimmung' }));
    expect(summary()).toBeNull();
    await user.type(field('Name'), '{Enter}');
    expect(sent).toEqual([complete]);
  });

  it('shows a message for every broken rule', async () => {
    const { user } = showForms(['probe'], { ...complete, name: 'x'.repeat(11), message: 'x'.repeat(21) });
    await user.click(button('Senden'));
    const links = within(summary()!).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Der Name ist zu lang.',
      'Die Nachricht ist zu lang.',
    ]);
  });
});

describe('a form', () => {
  it('that is complete is valid before it is touched', () => {
    showForms(['probe'], complete);
    expect(screen.getByText('darf fort')).toBeVisible();
    expect(summary()).toBeNull();
  });

  it('that is reset shows no errors', async () => {
    const { user } = showForms(['probe'], { name: 'Ada' });
    await user.click(button('Senden'));
    await user.click(button('Leeren'));
    expect(field('Name')).toHaveValue('');
    expect(summary()).toBeNull();
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    await user.type(field('E-Mail'), 'ada');
    await user.tab();
    await screen.findByText('Das ist keine Adresse.');
    expect(summary()).toBeNull();
  });

  it('is independent of another form of its kind on the page', async () => {
    const { user, sent } = showForms(['probe', 'andere'], { topic: 'kino', terms: 'ja' });
    const other = within(screen.getByRole('form', { name: 'andere' }));
    await user.type(other.getByLabelText('Name'), 'Eva');
    await user.click(other.getByRole('button', { name: 'Senden' }));
    expect(sent.map(({ name }) => name)).toEqual(['Eva']);
    const first = within(screen.getByRole('form', { name: 'probe' }));
    await user.click(first.getByRole('button', { name: 'Senden' }));
    await user.click(within(summary()!).getByRole('link', { name: 'Der Name fehlt.' }));
    expect(first.getByLabelText('Name')).toHaveFocus();
    expect(other.getByLabelText('Name')).toBeValid();
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

const inPart = 'Der Tag ist nicht ganz.';

/** The validity that browsers report for a day typed in part; its value is empty. jsdom cannot type one. */
function typeInPart(isInPart: boolean) {
  Object.defineProperty(field('Tag'), 'validity', { configurable: true, value: { badInput: isInPart } });
}

describe('a day typed in part', () => {
  it('is refused, though its value is as empty as that of an untouched field', async () => {
    const { user, sent } = showForms(['probe'], complete);
    typeInPart(true);
    await user.click(button('Senden'));
    expect(summary()).toHaveFocus();
    expect(field('Tag')).toHaveAccessibleDescription(inPart);
    typeInPart(false);
    await user.click(button('Senden'));
    expect(sent).toEqual([complete]);
  });

  it('shows an error once it is left, and none once it is emptied and left', async () => {
    const { user } = showForms();
    await user.click(field('Tag'));
    typeInPart(true);
    expect(screen.queryByText(inPart)).toBeNull();
    await user.tab();
    await screen.findByText(inPart);
    await user.click(field('Tag'));
    typeInPart(false);
    await user.tab();
    await expect.poll(() => screen.queryByText(inPart)).toBeNull();
    expect(field('Tag')).toBeValid();
  });

  it('shows no error once the day is complete', async () => {
    const { user, sent } = showForms(['probe'], complete);
    typeInPart(true);
    await user.click(button('Senden'));
    typeInPart(false);
    await user.clear(field('Tag'));
    await user.type(field('Tag'), '2026-05-01');
    expect(screen.queryByText(inPart)).toBeNull();
    await user.click(button('Senden'));
    expect(sent).toEqual([{ ...complete, day: '2026-05-01' }]);
  });
});
