import { createContext, createElement, lazy, useContext, useState, type ComponentType } from 'react';
import { scriptLoadTimeout, sheetLoadTimeout } from '@/shared/config/constants';
import { pendingStylesheets, isComing, stylesheetsLoaded } from '@/shared/browser/stylesheetsLoaded';

type Load<Props> = () => Promise<ComponentType<Props>>;

class TooLate extends Error {}

/** The code of a component did not arrive; `renew` lets its next showing ask for it again. */
export class CodeLoadError extends Error {
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super('The code did not load.', { cause });
    this.renew = renew;
  }

  /** What did not arrive (requirements 8). Only messages of stylesheets, the build's and ours, name the kind. */
  get code(): 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED' {
    return `${/ CSS /.test(String(this.cause)) ? 'CSS_' : ''}CHUNK_LOAD_FAILED`;
  }

  /** Whether it is merely on its way: nobody said that it is not there. */
  get isLate(): boolean {
    return this.cause instanceof TooLate;
  }
}

async function inTime<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const loading = load();
  // The import has asked for its stylesheets by now.
  const sheets = pendingStylesheets();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (sheets.some(isComing)) reject(new TooLate('The CSS took too long.'));
      timer = setTimeout(
        () => reject(new TooLate('It took too long.')),
        scriptLoadTimeout - sheetLoadTimeout,
      );
    }, sheetLoadTimeout);
  });
  try {
    return await Promise.race([loading, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** Where a page that is rendered when the shop is built leaves the modules of its parts, whose files it has to name. */
export const ModuleSink = createContext<((module: string) => void) | undefined>(undefined);

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Fetches the code ahead of its showing, which asks again where this fails. */
  load: () => Promise<unknown>;
};

/**
 * A component whose code is fetched when it is first shown, if not before, and which waits for the page's sheets. Code
 * that is there is shown at once: what waits for a promise, even for a kept one, React holds back for some 300 ms after
 * what stood in its place. React keeps a failure for ever, so that whoever catches it calls `renew` before it shows the
 * component again; asking by itself would ask without end. Parts of built pages name their `module`, from the project's
 * folder.
 */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  module?: string,
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | undefined;
  async function fetchCode() {
    const part = await load();
    await stylesheetsLoaded();
    arrived = part;
    return part;
  }
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await inTime(fetchCode) };
      } catch (cause) {
        throw new CodeLoadError(() => {
          current = begin();
        }, cause);
      }
    });
  let current: ComponentType<Props> = begin();
  function LazyComponent(props: Props) {
    const tell = useContext(ModuleSink);
    if (module) tell?.(module);
    const [part] = useState<{ Shown: ComponentType<Props> }>(() => ({ Shown: arrived ?? current }));
    return createElement(part.Shown, props);
  }
  return Object.assign(LazyComponent, { load: fetchCode });
}
