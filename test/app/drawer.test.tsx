import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { paths } from '@/config/paths';
import { renderApp } from '@test/support/renderApp';
import { visit } from '@test/support/visit';

const nav = () => within(screen.getByRole('navigation', { name: 'Hauptmenü' }));
const menu = (name: string) => nav().getByRole('button', { name });

describe('the drawer', () => {
  const main = () => screen.getByRole('main', { hidden: true });
  const close = () => nav().getByRole('button', { name: 'Menü schließen' });

  it('takes the focus, and keeps it from everything beside it until it is closed', async () => {
    const { user } = renderApp(paths.notFound.to());
    await user.click(menu('Menü'));
    expect(close()).toHaveFocus();
    expect(main().inert).toBe(true);
    expect(screen.getByRole('link', { name: 'Warenkorb', hidden: true }).parentElement?.inert).toBe(true);
    await user.click(close());
    expect(menu('Menü')).toHaveFocus();
    expect(main().inert).toBe(false);
    expect(nav().queryByRole('button', { name: 'Menü schließen' })).toBeNull();
  });

  it.each([
    ['a step through the history', () => visit('/kinderflohmarkt/unbekannt')],
    ['a screen that becomes wide', () => fireEvent(window, new Event('resize'))],
  ])('gives the page back after %s', async (_, happen) => {
    const { user } = renderApp(paths.notFound.to());
    await user.click(menu('Menü'));
    act(() => void happen());
    await waitFor(() => expect(main().inert).toBe(false));
    expect(nav().queryAllByRole('button', { expanded: true })).toEqual([]);
  });
});
