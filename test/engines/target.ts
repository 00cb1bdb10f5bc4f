/** What a visitor looks for on a page, as assistive technology names it. */
export type Target = ByRole | ByLabel;

type ByRole = {
  role: string;
  /** Accessible name; a text must be equal to it. */
  name?: string | RegExp;
  level?: number;
  inside?: Target;
};

/** For password fields, which have no role. */
type ByLabel = { label: string; inside?: Target };

const ofRole = (role: string) => (name: string | RegExp, inside?: Target) =>
  inside ? { role, name, inside } : { role, name };

export const button = ofRole('button');
export const link = ofRole('link');
export const field = ofRole('textbox');
export const checkbox = ofRole('checkbox');
export const dialog = ofRole('dialog');
export const region = ofRole('region');
export const heading = (name: string | RegExp): Target => ({ role: 'heading', name, level: 1 });

export const main: Target = { role: 'main' };
export const banner: Target = { role: 'banner' };
export const menus: Target = { role: 'navigation', name: 'Hauptmenü' };

export function nameOf(target: Target): string {
  const own = 'label' in target ? `label ${target.label}` : `${target.role} ${String(target.name ?? '')}`;
  return target.inside ? `${own} in ${nameOf(target.inside)}` : own;
}
