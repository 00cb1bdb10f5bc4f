import type { ComponentType } from 'react';
import type { StoreModule } from '@/shared/request/storeModule';
import { lazyWithRetry, type LazyComponent } from '@/shared/ui/lazyWithRetry';
import { registerModules } from './store';

/** The code of a page or part: the component, and the modules that it needs. */
export type Code<Name extends string, Props> = { modules?: readonly StoreModule[] } & Record<
  Name,
  ComponentType<Props>
>;

/** A component whose code is loaded late and whose modules are registered then. */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<Code<Name, Props>>,
  name: Name,
): LazyComponent<Props> {
  return lazyWithRetry<Props>(async () => {
    const { modules = [], [name]: Part } = await load();
    registerModules(modules);
    return Part;
  });
}
