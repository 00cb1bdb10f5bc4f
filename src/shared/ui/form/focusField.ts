/** Gives a field the focus by its id, a group of controls by its first one. */
export function focusField(id: string): void {
  const field = document.getElementById(id);
  (field?.querySelector<HTMLElement>('input, select, textarea') ?? field)?.focus();
}
