/** What a visitor is told, by the kind of failure. The request kit knows no other kinds. */
export const errorTexts = {
  network: 'Keine Verbindung. Prüfe dein Internet und probiere es noch einmal.',
  timeout: 'Die Antwort hat zu lange gebraucht. Probiere es noch einmal.',
  unauthorized: 'Dafür fehlt die Berechtigung.',
  notFound: 'Das haben wir nicht gefunden.',
  refused: 'Das hat leider nicht geklappt.',
  malformed: 'Die Antwort war unvollständig. Probiere es noch einmal.',
  server: 'Bei uns ist gerade etwas durcheinander. Probiere es in ein paar Minuten noch einmal.',
  cancelled: 'Du kannst es jederzeit noch einmal probieren.',
  unexpected: 'Da ist etwas schiefgegangen. Probiere es noch einmal.',
};

export type ErrorKind = keyof typeof errorTexts;

/** What a visitor is told of a failed request: the server's own words where it gave some. */
export function errorText({ kind, message }: { kind: ErrorKind; message?: string | undefined }): string {
  return message ?? errorTexts[kind];
}

/** The heading of a screen that could not be loaded; what the visitor gave up did not fail. */
export function failureTitle({ kind }: { kind: ErrorKind }, failed: string): string {
  return kind === 'cancelled' ? 'Laden abgebrochen' : failed;
}
