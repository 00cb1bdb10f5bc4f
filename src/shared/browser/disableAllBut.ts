/**
 * Keeps pointer, keyboard and screen readers from everything in the page but `element`, for what lies over the page.
 * Returns what gives it all back; what was inert before stays so.
 */
export function disableAllBut(element: Element): () => void {
  const disabled: HTMLElement[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement) {
    for (const other of inner.parentElement.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      disabled.push(other);
    }
  }
  return () => {
    for (const other of disabled) other.inert = false;
  };
}
