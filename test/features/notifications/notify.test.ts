import { expect, it, vi } from 'vitest';
import { notify } from '@/features/notifications/notify';
import { notificationEmoji, notifications } from '@/features/notifications/texts';

it.each([
  [0, 0],
  [0.5, 3],
  [0.999, 5],
])('selects the emoji of a notification at random: %d is index %i', (random, index) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  expect(notify('productAdded').payload.emoji).toBe(notificationEmoji.success[index]);
});

it('distinguishes success, failure and English texts, each with its own id', () => {
  const added = notify('productAdded').payload;
  expect(added).toMatchObject({
    flag: 'success',
    text: notifications.productAdded.text,
    isEnglish: undefined,
  });
  const failed = notify('orderFailed', 'Ausverkauft.').payload;
  expect(failed).toMatchObject({ flag: 'failure', text: 'Bestellung wurde nicht erstellt: Ausverkauft.' });
  expect(notificationEmoji.failure).toContain(failed.emoji);
  expect(notify('favouriteAdded').payload.isEnglish).toBe(true);
  expect(failed.id).not.toBe(added.id);
});
