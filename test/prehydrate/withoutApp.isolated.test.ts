import { expect, it, vi } from 'vitest';
import { allOwnerFacts, withOwnerFacts } from '@test/support/ownerFacts';

it('a page whose app does not start names the owner’s telephone and e-mail address, until it starts', async () => {
  vi.useFakeTimers();
  withOwnerFacts({ telephone: allOwnerFacts.telephone!, email: allOwnerFacts.email! });
  window.history.replaceState(null, '', '/checkout');
  const script = document.createElement('script');
  script.dataset['app'] = '/assets/main.js';
  document.head.append(script);
  document.body.append(document.createElement('h1'));
  await import('@/prehydrate/withoutApp');
  await vi.advanceTimersByTimeAsync(14_999);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  const notice = document.querySelector('h1 + [role="alert"]');
  expect(notice?.textContent).toContain('Du erreichst uns auch so:');
  expect([...(notice?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
    `tel:${allOwnerFacts.telephone!.number}`,
    `mailto:${allOwnerFacts.email}`,
  ]);
  document.documentElement.dataset['start'] = 'done';
  await vi.advanceTimersByTimeAsync(0);
  expect(document.querySelector('[role="alert"]')).toBeNull();
  vi.useRealTimers();
});
