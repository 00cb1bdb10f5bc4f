import type { EventChannel } from 'redux-saga';
import { fork, take } from 'typed-redux-saga';

/** Runs `react` for each event of a channel, which it closes when it is cancelled: nothing listens on. */
export function* takeEveryFrom<Event extends NonNullable<unknown>>(
  channel: EventChannel<Event>,
  react: (event: Event) => Iterator<unknown>,
) {
  try {
    while (true) yield* fork(react, yield* take(channel));
  } finally {
    channel.close();
  }
}
