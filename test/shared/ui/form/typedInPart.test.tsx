import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button } from '@test/support/screenQueries';
import { complete, field, showForms, summary } from './sampleForm';

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
