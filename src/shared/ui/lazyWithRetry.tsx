import { createContext, createElement, lazy, useContext, useState, type ComponentType } from 'react';
import { navigationTimeoutMs, scriptLoadTimeoutMs, stylesheetLoadTimeoutMs } from '@/shared/config/constants';
import { deviceNow } from '@/shared/browser/serverClock';
import { pendingStylesheets, isPending, stylesheetsLoaded } from '@/shared/browser/stylesheetsLoaded';

type Load<Props> = () => Promise<ComponentType<Props>>;

class TimeoutError extends Error {}

/** Thrown when the code of a component does not load; `renew` lets the next rendering load it again. */
export class CodeLoadError extends Error {
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super('The code did not load.', { cause });
    this.renew = renew;
  }

  /** What did not load (requirements 8). Only messages about stylesheets name the kind. */
  get code(): 'CSS_CHUNK_LOAD_FAILED' | 'CHUNK_LOAD_FAILED' {
    return `${/ CSS /.test(String(this.cause)) ? 'CSS_' : ''}CHUNK_LOAD_FAILED`;
  }

  get isLate(): boolean {
    return this.cause instanceof TimeoutError;
  }
}

async function withTimeout<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const loading = load();
  // The import has inserted its stylesheets by now.
  const stylesheets = pendingStylesheets();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      if (stylesheets.some(isPending)) reject(new TimeoutError('The CSS took too long.'));
      timer = setTimeout(
        () => reject(new TimeoutError('It took too long.')),
        scriptLoadTimeoutMs - stylesheetLoadTimeoutMs,
      );
    }, stylesheetLoadTimeoutMs);
  });
  try {
    return await Promise.race([loading, timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** Epoch ms of the device. Shared, because code may start to load after the navigation. */
let lastNavigation = -Infinity;

/**
 * Firefox stops loading when a navigation starts, even one that ends in a download. Such a failure says nothing about
 * the code: a page that leaves shows none and does not reload, and a page that stays loads the code again.
 */
async function loadAcrossNavigations<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  const noteNavigation = () => {
    lastNavigation = deviceNow();
  };
  // Only while code loads: Firefox keeps no page for Back that listens to this event.
  window.addEventListener('beforeunload', noteNavigation);
  try {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        const remainingMs = lastNavigation + navigationTimeoutMs - deviceNow();
        if (remainingMs <= 0) throw error;
        await new Promise((resolve) => setTimeout(resolve, remainingMs));
      }
    }
  } finally {
    window.removeEventListener('beforeunload', noteNavigation);
  }
}

/** Receives the modules of the sections of a prerendered page, whose files the page preloads. */
export const ModuleSink = createContext<((module: string) => void) | undefined>(undefined);

export type LazyComponent<Props> = ComponentType<Props> & {
  load: () => Promise<unknown>;
};

/**
 * Loaded code renders synchronously, since React would show the fallback for a moment. React caches failures, so an
 * error boundary calls `renew` before it retries. `module`: the file of a prerendered section.
 */
export function lazyWithRetry<Props extends object>(
  load: Load<Props>,
  module?: string,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  async function fetchCode() {
    const part = await loadAcrossNavigations(load);
    await stylesheetsLoaded();
    loaded = part;
    return part;
  }
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await withTimeout(fetchCode) };
      } catch (cause) {
        throw new CodeLoadError(() => {
          current = createLazy();
        }, cause);
      }
    });
  let current: ComponentType<Props> = createLazy();
  function LazyComponent(props: Props) {
    const reportModule = useContext(ModuleSink);
    if (module) reportModule?.(module);
    const [part] = useState<{ Shown: ComponentType<Props> }>(() => ({ Shown: loaded ?? current }));
    return createElement(part.Shown, props);
  }
  return Object.assign(LazyComponent, { load: fetchCode });
}
