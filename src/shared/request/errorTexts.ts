/** Messages by kind of failure; there are no other kinds. */
export const errorTexts = {
  network: 'Keine Verbindung. Prüf dein Internet und probier es noch einmal.',
  timeout: 'Die Antwort hat zu lange gebraucht. Probier es noch einmal.',
  unauthorized:
    'Unser Server lässt den Shop gerade nicht hinein. Probier es in ein paar Minuten noch einmal.',
  notFound: 'Das haben wir nicht gefunden.',
  refused: 'Das hat leider nicht geklappt. Probier es noch einmal.',
  busy: 'Gerade ist viel los. Probier es gleich noch einmal.',
  malformed: 'Die Antwort war unvollständig. Probier es noch einmal.',
  server: 'Bei uns ist gerade etwas durcheinander. Probier es in ein paar Minuten noch einmal.',
  cancelled: 'Du kannst es jederzeit noch einmal probieren.',
  unexpected: 'Da ist etwas schiefgegangen. Probier es noch einmal.',
};

export type ErrorKind = keyof typeof errorTexts;

/** The message where the backend had no time for a request: its own, if there is one, and when to try again. */
export function busyText(message: string | undefined, seconds = 0): string {
  if (seconds === 0) return message ?? errorTexts.busy;
  const isLong = seconds > 90;
  const time = isLong ? `${Math.ceil(seconds / 60)}\u00a0Minuten` : `${Math.max(seconds, 2)}\u00a0Sekunden`;
  return `${message ?? 'Gerade ist viel los.'} Probier es ${seconds > 5400 ? 'später' : `in ${time}`} noch einmal.`;
}

/** The message for a failed request: the server's own if there is one. */
export function errorText({ kind, message }: { kind: ErrorKind; message?: string | undefined }): string {
  return message ?? errorTexts[kind];
}

/** The heading of a page that could not be loaded; a load that the visitor cancelled has not failed. */
export function failureTitle({ kind }: { kind: ErrorKind }, failed: string): string {
  return kind === 'cancelled' ? 'Laden abgebrochen' : failed;
}
