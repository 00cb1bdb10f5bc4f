import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hostileWords } from '@test/support/hostile';
import { heading, unfitText } from '@test/support/look';
import { renderApp } from '@test/support/renderApp';

const address = '/flohmarkt-wien/packliste';
const key = 'haken-packliste';

const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox');
const wordsOf = (box: HTMLElement) => box.closest('li')?.textContent;
const clearAll = 'Alle Haken entfernen';
const ticked = () => boxes().filter(({ checked }) => checked);

async function openList() {
  const app = renderApp(address);
  await screen.findAllByRole('checkbox');
  return app;
}

describe('a list to tick off', () => {
  it('keeps what was ticked over a reload, and lets go of it at once', async () => {
    const { user, close } = await openList();
    await user.click(boxes()[0]!);
    await user.click(boxes()[3]!);
    await user.click(boxes()[3]!);
    await user.click(boxes()[5]!);
    close();

    const again = await openList();
    expect(ticked()).toEqual([boxes()[0], boxes()[5]]);
    await again.user.click(screen.getByRole('button', { name: clearAll }));
    expect(ticked()).toEqual([]);
    expect(screen.getByText('Alle Haken sind entfernt.')).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: clearAll })).toBeNull();
    expect(document.querySelector('.tick-list')).toHaveFocus();
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is ticked by its words, and called by its heading', async () => {
    const { user } = await openList();
    const list = boxes()[0]!.closest('ul')!;
    const name = list.previousElementSibling?.textContent ?? '';
    expect(name).not.toBe('');
    expect(screen.getByRole('list', { name })).toBe(list);
    const [first] = within(list).getAllByRole('listitem');
    await user.click(within(first!).getByText(first!.textContent));
    expect(ticked()).toEqual([boxes()[0]]);
  });

  it('follows another tab', async () => {
    await openList();
    const words = boxes()[2]!.closest('li')!.textContent;
    localStorage.setItem(key, JSON.stringify([words]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key })));
    expect(ticked()).toEqual([boxes()[2]]);
  });

  it('offers to clear only what it shows', async () => {
    localStorage.setItem(key, JSON.stringify(['So hieß es früher']));
    const { user } = await openList();
    expect(screen.queryByRole('button', { name: clearAll })).toBeNull();
    await user.click(boxes()[0]!);
    await user.click(screen.getByRole('button', { name: clearAll }));
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is printed', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue();
    const { user } = await openList();
    await user.click(screen.getByRole('button', { name: 'Liste drucken' }));
    expect(print).toHaveBeenCalledOnce();
  });

  it.each([
    ['cut', '["Tisch'],
    ['null', 'null'],
    ['a number', '1e309'],
    ['an object', '{"__proto__":["Tisch"],"length":3}'],
    ['a text', '"Tisch"'],
    ['anything', JSON.stringify([null, 7, {}, [], { toString: 1 }])],
    ['hostile words', JSON.stringify(hostileWords)],
    ['very many', JSON.stringify(Array.from({ length: 50_000 }, (_, index) => `Sache ${index}`))],
  ])('is whole where %s was stored', async (_, text) => {
    const clean = await openList();
    const words = boxes().map(wordsOf);
    clean.close();
    localStorage.setItem(key, text);
    const { user } = await openList();
    await heading(/./);
    expect(boxes().map(wordsOf)).toEqual(words);
    expect(ticked()).toEqual([]);
    expect(screen.queryByRole('button', { name: clearAll })).toBeNull();
    await user.click(boxes()[1]!);
    expect(ticked()).toEqual([boxes()[1]]);
    await user.click(screen.getByRole('button', { name: clearAll }));
    expect(ticked()).toEqual([]);
    expect(localStorage.getItem(key)).toBeNull();
    expect(unfitText()).toBeUndefined();
  });
});
