import { createElement, lazy, type ComponentType } from 'react';
import { screenLoadTimeout } from '@/config/limits';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The code of a component did not arrive; `renew` lets its next showing ask for it again. */
export class CodeLoadError extends Error {
  readonly renew: () => void;

  constructor(renew: () => void, cause: unknown) {
    super('The code did not load.', { cause });
    this.renew = renew;
  }
}

async function inTime<Props>(load: Load<Props>): Promise<ComponentType<Props>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), screenLoadTimeout);
  });
  try {
    return await Promise.race([load(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A component whose code is fetched when it is first shown. React keeps a failure for ever, so that whoever catches
 * it calls `renew` before it shows the component again; asking by itself would ask without end.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const begin = () =>
    lazy(async () => {
      try {
        return { default: await inTime(load) };
      } catch (cause) {
        throw new CodeLoadError(() => {
          current = begin();
        }, cause);
      }
    });
  let current: ComponentType<Props> = begin();
  return function LazyPart(props: Props) {
    return createElement(current, props);
  };
}
