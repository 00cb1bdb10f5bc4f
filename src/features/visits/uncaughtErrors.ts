/** A place in a file of the build; `undefined` for code of others, such as a browser extension. */
function ownPlace(text: string): string | undefined {
  const [, origin, place] = /(\w+:\/\/[^/\s]+)\/assets\/((?:texts\/)?[\w.-]+:\d+:\d+)/.exec(text) ?? [];
  return origin === window.location.origin ? place : undefined;
}

/** Without the message, which may contain what a visitor has typed. */
const kindOf = (error: unknown) =>
  error instanceof Error && /^\w{1,40}$/.test(error.name) ? error.name : 'Error';

const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** Calls back with kind and place of each error of the shop that nobody has caught. */
export function onUncaughtError(react: (what: string) => void): () => void {
  function report(error: unknown, where: string) {
    const place = ownPlace(where);
    if (place !== undefined) react(`${kindOf(error)} · ${place}`);
  }
  const onError = ({ error, filename, lineno, colno }: ErrorEvent) =>
    report(error, `${filename}:${lineno}:${colno}`);
  const onRejection = ({ reason }: PromiseRejectionEvent) => report(reason, stackOf(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
