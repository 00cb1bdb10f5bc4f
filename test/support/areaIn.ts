import type { Slice } from '@reduxjs/toolkit';

/** The state of an area; an error if no page has registered its slice. */
export function areaIn<State>({ getState }: { getState: () => unknown }, slice: Slice<State>): State {
  return slice.selectSlice(getState() as Record<string, State>);
}
