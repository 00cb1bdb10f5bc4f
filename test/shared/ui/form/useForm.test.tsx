import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button } from '@test/support/screenQueries';
import { complete, field, showForms, summary } from './sampleForm';

const told = (text: string) => expect(screen.queryByText(text)).not.toBeNull();
const untold = (text: string) => expect(screen.queryByText(text)).toBeNull();

describe('a field', () => {
  it('tells what is wrong once it was left after typing, and follows each change from then on', async () => {
    const { user } = showForms();
    await user.type(field('E-Mail'), 'ada');
    untold('Das ist keine Adresse.');
    expect(field('E-Mail')).toBeValid();
    await user.tab();
    await screen.findByText('Das ist keine Adresse.');
    expect(field('E-Mail')).toBeInvalid();
    await user.type(field('E-Mail'), '@example.at');
    untold('Das ist keine Adresse.');
    await user.type(field('E-Mail'), ' x');
    told('Das ist keine Adresse.');
  });

  it('tells nothing when it is left empty', async () => {
    const { user } = showForms();
    await user.click(field('Name'));
    for (const _ of Object.keys(complete)) await user.tab();
    expect(button('Senden')).toHaveFocus();
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    expect(screen.getByText('darf nicht fort')).toBeVisible();
  });

  it('tells that blanks are nothing where something is needed, and takes them where nothing is', async () => {
    const { user } = showForms();
    await user.type(field('Name'), '  ');
    await user.type(field('E-Mail'), '  ');
    await user.type(field('Code'), ' ');
    await user.tab();
    await screen.findByText('Der Name fehlt.');
    untold('Das ist keine Adresse.');
    untold('Der Code ist zu kurz.');
  });

  it('tells nothing while the visitor looks something up in another window', async () => {
    const { user } = showForms();
    await user.type(field('E-Mail'), 'ada');
    fireEvent.blur(field('E-Mail'));
    await user.type(field('E-Mail'), '@');
    untold('Das ist keine Adresse.');
  });

  it('is described by its error and its hint, and the error is told aloud when it comes', async () => {
    const { user } = showForms();
    const email = field('E-Mail');
    expect(email).toHaveAccessibleDescription('Nur für die Antwort.');
    expect(field('Name')).not.toHaveAttribute('aria-describedby');
    await user.type(email, 'ada');
    await user.tab();
    const error = await screen.findByText('Das ist keine Adresse.');
    expect(email).toHaveAccessibleDescription('Das ist keine Adresse. Nur für die Antwort.');
    expect(error.closest('[aria-live=polite]')).not.toBeNull();
  });

  it('that repeats another one is looked at again when either changes', async () => {
    const { user } = showForms();
    await user.type(field('Code'), '12345');
    await user.type(field('Code noch einmal'), '1234');
    await user.tab();
    await screen.findByText('Der Code ist nicht derselbe.');
    await user.type(field('Code noch einmal'), '5');
    untold('Der Code ist nicht derselbe.');
    await user.type(field('Code'), '6');
    told('Der Code ist nicht derselbe.');
    await user.type(field('Code'), '{Backspace}');
    untold('Der Code ist nicht derselbe.');
  });

  it('of any kind holds what is put in', async () => {
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

  it('renders its form once for each letter', async () => {
    const { user, renders } = showForms();
    await user.click(field('Name'));
    renders.count = 0;
    await user.keyboard('Ada');
    expect(renders.count).toBe(3);
  });
});

describe('a refused sending', () => {
  it('tells of all that is wrong, in the order of the form, and gives the summary the focus', async () => {
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
  });

  it.each([
    ['Der Name fehlt.', 'Name'],
    ['Das Thema fehlt.', 'Thema'],
    ['Die Zustimmung fehlt.', 'Zustimmung'],
  ])('leads from „%s“ to its field', async (text, label) => {
    const { user } = showForms();
    await user.click(button('Senden'));
    await user.click(within(summary()!).getByRole('link', { name: text }));
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(text);
  });

  it('takes the focus again each time, and the summary shrinks with what is mended', async () => {
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

  it('is never silent: whatever rule is broken has words', async () => {
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
  it('says whether it may be sent before anybody touched it', () => {
    showForms(['probe'], complete);
    expect(screen.getByText('darf fort')).toBeVisible();
    expect(summary()).toBeNull();
  });

  it('that is emptied tells nothing any more', async () => {
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

  it('does not mix with another one of its kind on the page', async () => {
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
