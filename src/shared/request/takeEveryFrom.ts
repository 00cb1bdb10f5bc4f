import type { EventChannel } from 'redux-saga';
import { fork, take } from 'typed-redux-saga';

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
