import { eventChannel, runSaga } from 'redux-saga';
import { expect, it } from 'vitest';
import { takeEveryFrom } from '@/shared/request/takeEveryFrom';

it('takeEveryFrom reacts to each event until it is cancelled, and then closes the channel', async () => {
  const seen: string[] = [];
  let emit: (event: string) => void = () => undefined;
  let isOpen = true;
  const channel = eventChannel<string>((listener) => {
    emit = listener;
    return () => {
      isOpen = false;
    };
  });
  const task = runSaga({}, takeEveryFrom<string>, channel, function* (event) {
    seen.push(event);
    yield Promise.resolve();
  });
  emit('first');
  emit('second');
  expect(seen).toEqual(['first', 'second']);
  task.cancel();
  await task.toPromise();
  expect(isOpen).toBe(false);
});
