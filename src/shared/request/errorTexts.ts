/** Messages by kind of failure; there are no other kinds. */
export const errorTexts = {
  network: 'Keine Verbindung. Prüf dein Internet und probier es noch einmal.',
  timeout: 'Die Antwort hat zu lange gebraucht. Probier es noch einmal.',
  unauthorized: 'Dafür fehlt die Berechtigung.',
  notFound: 'Das haben wir nicht gefunden.',
  refused: 'Das hat leider nicht geklappt. Probier es noch einmal.',
  malformed: 'Die Antwort war unvollständig. Probier es noch einmal.',
  server: 'Bei uns ist gerade etwas durcheinander. Probier es in ein paar Minuten noch einmal.',
  cancelled: 'Du kannst es jederzeit noch einmal probieren.',
  unexpected: 'Da ist etwas schiefgegangen. Probier es noch einmal.',
};

export type ErrorKind = keyof typeof errorTexts;

/** The message for a failed request: the server's own if there is one. */
export function errorText({ kind, message }: { kind: ErrorKind; message?: string | undefined }): string {
  return message ?? errorTexts[kind];
}

/** The heading of a page that could not be loaded; a load that the visitor cancelled has not failed. */
export function failureTitle({ kind }: { kind: ErrorKind }, failed: string): string {
  return kind === 'cancelled' ? 'Laden abgebrochen' : failed;
}
