/** For an overlay. Returns a function that restores what this call changed. */
export function disableAllBut(element: Element): () => void {
  const disabled: HTMLElement[] = [];
  for (
    let current = element;
    current.parentElement && current !== document.body;
    current = current.parentElement
  ) {
    for (const other of current.parentElement.children) {
      if (other === current || !(other instanceof HTMLElement) || other.inert) continue;
      other.inert = true;
      disabled.push(other);
    }
  }
  return () => {
    for (const other of disabled) other.inert = false;
    // In WebKit they take the focus only after a layout.
    void document.body.offsetHeight;
  };
}
