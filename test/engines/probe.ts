/** Paths of the front server that the probe reports to. */
export const probePaths = { script: '/probe.js', problem: '/probe/problem', print: '/probe/print' };

/** Runs in the head of every page, before its other scripts: reports what goes wrong while it loads and afterwards. */
export function probe({ problem, print }: typeof probePaths): void {
  const report = (text: string) => void navigator.sendBeacon(problem, text);
  window.addEventListener('error', ({ message }) => report(`page: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => report(`page: ${String(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    report(`policy: ${effectiveDirective} stopped ${blockedURI} in ${sourceFile}`),
  );
  const log = console.error.bind(console);
  console.error = (...values: unknown[]) => {
    report(`console: ${values.map(String).join(' ')}`);
    log(...values);
  };
  window.print = () => void navigator.sendBeacon(print);
}

/** Runs before the other scripts: WebKit without storage has `null` in its place, and throws nothing. */
export function removeStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value: null });
}
