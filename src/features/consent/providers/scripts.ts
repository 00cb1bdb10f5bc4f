/** Adds a script of somebody else's, which runs once it has arrived. One that does not is no matter of the shop. */
export function addScript(address: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  return document.head.appendChild(script);
}

/**
 * Takes a script away. One that is still on its way would run all the same; only in another document than its own it
 * does not.
 */
export function cancelScript(script: HTMLScriptElement): void {
  document.implementation.createHTMLDocument().adoptNode(script);
}
