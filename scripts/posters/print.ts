import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { browserArguments, findChromium } from '../programs/chromium.mjs';
import { fileOf, formats, type Format } from './formats';
import { posterHtml, posterStyles } from './posterHtml';
import type { Poster } from './posters';
import { settings } from './sheets';

export type Drawn = { poster: Poster; picture?: string | undefined };

/** Whether all that is on the sheets has room there. */
function hasRoom(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.querySelectorAll('.poster-room')].every(
      (room) => room.scrollHeight <= room.clientHeight && room.scrollWidth <= room.clientWidth,
    );
  });
}

async function layOut(page: Page, { poster, picture }: Drawn, format: Format, look: Look) {
  await page.setViewportSize({ width: Math.round(format.width), height: Math.round(format.height) });
  for (const sheets of settings(poster, format)) {
    await page.setContent(posterHtml(poster, sheets, { format, picture, ...look }));
    if (await hasRoom(page)) return;
  }
}

type Look = { origin: string; styles: string };

/** Writes all formats of the posters to a folder; returns the names of the files. Nothing is loaded from anywhere. */
export async function printPosters(drawn: readonly Drawn[], origin: string, folder: string) {
  const look = { origin, styles: posterStyles() };
  const executablePath = await findChromium({ install: false });
  const browser = await chromium.launch({ executablePath, args: browserArguments });
  const files: string[] = [];
  try {
    const page = await browser.newPage({ offline: true, colorScheme: 'light' });
    // The shop's rules for paper are for its pages.
    await page.emulateMedia({ media: 'screen' });
    for (const each of drawn) {
      for (const format of formats) {
        await layOut(page, each, format, look);
        const { paper } = format;
        const content = paper
          ? await page.pdf({ format: paper, printBackground: true, tagged: true })
          : await page.screenshot();
        const file = fileOf(each.poster, format);
        writeFileSync(join(folder, file), content);
        files.push(file);
      }
    }
  } finally {
    await browser.close();
  }
  return files;
}
