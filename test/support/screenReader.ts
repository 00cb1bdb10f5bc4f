import { Virtual } from '@guidepup/virtual-screen-reader';
import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { addCleanup } from './cleanups';
import { LiveRegionObserver } from './liveRegions';

const nextTurn = setImmediate;

/** Delivers mutations, focus changes and effects, which the reader hears in microtasks, without advancing the time. */
async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise<void>((resolve) => nextTurn(resolve));
  });
}

/** Waits for what the reader does, whose events end with timers, also while time is stopped. */
async function finish(action: Promise<void>): Promise<void> {
  let isDone = false;
  const done = action.finally(() => (isDone = true));
  while (!isDone) {
    // A timer that is set by another one is due after 1 ms at the earliest.
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1);
    await new Promise<void>((resolve) => nextTurn(resolve));
  }
  await done;
  await settle();
}

/** A phrase and the node at which it was spoken. */
export type Spoken = { phrase: string; node: Node };

type Wanted = string | RegExp;

const fits = (phrase: string, wanted: Wanted) =>
  typeof wanted === 'string' ? phrase === wanted || phrase.startsWith(`${wanted},`) : wanted.test(phrase);

const end = 'end of document';

const live = /^(?:polite|assertive): /;

/** With plain blanks, and the state of a box: the library reads the attribute `checked`, which is the initial state. */
function plain(phrase: string, node: Node | null): string {
  const isChecked = node instanceof HTMLInputElement && node.checked;
  const text = phrase.replace(/\u00a0/g, ' ');
  return isChecked ? text.replace(', not checked', ', checked') : text;
}

/** Starts the virtual screen reader at the top of the page; it stops after the test. */
export async function startReader() {
  const reader = new Virtual();
  await reader.start({
    container: document.body,
    window: { document, MutationObserver: LiveRegionObserver },
  });
  addCleanup(() => void reader.stop());
  let heardUntil = 1;

  /** What was spoken since the last call. */
  async function heard(): Promise<string[]> {
    await settle();
    const log = await reader.spokenPhraseLog();
    const news = log.slice(heardUntil).map((phrase) => plain(phrase, reader.activeNode));
    heardUntil = log.length;
    // A region that was emptied says nothing, and the end is spoken when the element at the cursor was removed.
    return news.filter((phrase) => phrase !== end && !/^(?:polite|assertive): $/.test(phrase));
  }

  /** Reads until a phrase, which may be given without its states. Returns all phrases. */
  async function readUntil(wanted: Wanted, step: 'next' | 'previous', limit: string): Promise<Spoken[]> {
    await heard();
    const read: Spoken[] = [];
    for (;;) {
      await reader[step]();
      const node = reader.activeNode!;
      const phrase = plain(await reader.lastSpokenPhrase(), node);
      read.push({ phrase, node });
      if (phrase !== limit && !fits(phrase, wanted)) continue;
      await heard();
      if (fits(phrase, wanted)) return read;
      const phrases = read.map((spoken) => spoken.phrase).join('\n');
      throw new Error(`The reader did not say ${String(wanted)}:\n${phrases}`);
    }
  }

  return {
    heard,

    /** Which changes of live regions were announced since the last reading or call. */
    async announced(): Promise<string[]> {
      return (await heard()).filter((phrase) => live.test(phrase));
    },

    /** Reads on to a phrase. */
    readTo: (wanted: Wanted) => readUntil(wanted, 'next', end),

    /** Reads backwards to a phrase. */
    readBackTo: (wanted: Wanted) => readUntil(wanted, 'previous', 'document'),

    readToEnd: () => readUntil(end, 'next', end),

    /** Presses a key at the cursor. */
    press: (key = 'Enter') => finish(reader.press(key)),

    /** Types at the cursor. */
    type: (text: string) => finish(reader.type(text)),
  };
}
