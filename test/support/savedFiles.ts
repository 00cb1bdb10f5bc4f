import { waitFor } from '@testing-library/react';
import ICAL from 'ical.js';
import { expect, vi } from 'vitest';

export type SavedFile = { fileName: string; text: Promise<string>; type: string };

/** Records saved files: jsdom can neither store a file nor follow a link to one. */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  let latest: Blob | undefined;
  URL.createObjectURL = (file) => {
    latest = file as Blob;
    return 'blob:datei';
  };
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (latest) saved.push({ fileName: this.download, text: latest.text(), type: latest.type });
  });
  return saved;
}

export async function savedEvents(saved: SavedFile[], index = 0) {
  await waitFor(() => expect(saved.length).toBeGreaterThan(index));
  const calendar = new ICAL.Component(ICAL.parse(await saved[index]!.text));
  return calendar.getAllSubcomponents('vevent').map((event) => ({
    event: new ICAL.Event(event),
    url: event.getFirstPropertyValue('url'),
  }));
}
