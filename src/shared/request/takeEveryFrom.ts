import type { EventChannel } from 'redux-saga';
import { fork, take } from 'typed-redux-saga';

/** Forks `react` for each event of a channel, and closes the channel when it is cancelled. */
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
