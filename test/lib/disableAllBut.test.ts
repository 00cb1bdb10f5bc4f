import { afterEach, expect, it } from 'vitest';
import { disableAllBut } from '@/lib/disableAllBut';

afterEach(() => document.body.replaceChildren());

it('leaves what holds the element alone, and gives back only what it took', () => {
  const header = document.createElement('header');
  header.append(document.createElement('nav'), document.createElement('p'));
  document.body.append(header, document.createElement('main'), document.createElement('aside'));
  const find = (name: string) => document.querySelector<HTMLElement>(name)!;
  const inert = () => ['header', 'nav', 'p', 'main', 'aside'].filter((name) => find(name).inert);
  find('aside').inert = true;
  const enable = disableAllBut(find('nav'));
  expect(inert()).toEqual(['p', 'main', 'aside']);
  enable();
  expect(inert()).toEqual(['aside']);
});
