import type { EventType } from '../../../src/domain/entities';
import { hashOf, seededRandom } from '../random';
import { paletteOf, type Palette } from './palette';
import { escapeXml, fitTitle } from './text';

const width = 600;
const height = 400;
const floor = 300;
const fonts = "Futura, 'Century Gothic', 'Avenir Next', 'Trebuchet MS', sans-serif";

function stall(x: number, { deep, warm, bright, paper }: Palette, isTall: boolean): string {
  const top = floor - (isTall ? 130 : 105);
  const stripes = [0, 1, 2, 3, 4, 5]
    .map((index) => {
      const left = x + index * 22;
      return `<path d="M${left} ${top}h22v34a11 11 0 0 1-22 0Z" fill="${index % 2 === 0 ? warm : paper}"/>`;
    })
    .join('');
  return `<path d="M${x + 8} ${top}v${floor - top}M${x + 124} ${top}v${floor - top}" stroke="${deep}" stroke-width="6"/>${stripes}<rect x="${x}" y="${floor - 46}" width="132" height="46" fill="${bright}"/><path d="M${x} ${floor - 46}h132v9H${x}Z" fill="${warm}"/><circle cx="${x + 34}" cy="${floor - 54}" r="10" fill="${paper}"/><rect x="${x + 62}" y="${floor - 70}" width="20" height="24" fill="${warm}"/><path d="M${x + 96} ${floor - 46}l10-26 10 26Z" fill="${paper}"/>`;
}

function car(x: number, { warm, bright, paper, deep }: Palette, isWarm: boolean): string {
  const body = isWarm ? warm : bright;
  return `<path d="M${x} ${floor - 22}c0-18 10-24 30-26l20-30c4-6 8-8 16-8h44c8 0 12 2 18 8l26 30c16 2 22 8 22 26Z" fill="${body}"/><path d="M${x + 46} ${floor - 50}l16-24h26v24ZM${x + 96} ${floor - 50}v-24h20l20 24Z" fill="${paper}"/><circle cx="${x + 40}" cy="${floor - 18}" r="18" fill="${deep}"/><circle cx="${x + 140}" cy="${floor - 18}" r="18" fill="${deep}"/><circle cx="${x + 40}" cy="${floor - 18}" r="7" fill="${paper}"/><circle cx="${x + 140}" cy="${floor - 18}" r="7" fill="${paper}"/>`;
}

function screen({ deep, warm, bright, paper }: Palette, random: () => number): string {
  const lights = Array.from({ length: 9 }, (_, index) => {
    const colour = random() > 0.5 ? warm : bright;
    return `<circle cx="${60 + index * 60}" cy="${Math.round(floor - 14 - random() * 26)}" r="9" fill="${colour}"/>`;
  });
  return `<path d="M190 120v180M410 120v180" stroke="${deep}" stroke-width="14"/><rect x="150" y="112" width="300" height="142" rx="6" fill="${deep}"/><rect x="162" y="124" width="276" height="118" fill="${paper}"/><path d="M300 140l13 28 31 4-23 21 6 31-27-15-27 15 6-31-23-21 31-4Z" fill="${warm}"/>${lights.join('')}`;
}

function bunting({ warm, bright, paper }: Palette): string {
  const flags = Array.from({ length: 14 }, (_, index) => {
    const x = 10 + index * 43;
    const y = 40 + Math.sin((index / 13) * Math.PI) * 34;
    return `<path d="M${x} ${Math.round(y)}h28l-14 30Z" fill="${[warm, bright, paper][index % 3] ?? warm}"/>`;
  });
  return `<path d="M0 40Q300 112 600 40" fill="none" stroke="${paper}" stroke-width="3"/>${flags.join('')}`;
}

function thingsOf(eventType: EventType, palette: Palette, random: () => number): string {
  if (eventType === 'publicevent') return screen(palette, random);
  if (eventType === 'automarkt') return [20, 215, 410].map((x) => car(x, palette, random() > 0.5)).join('');
  return [24, 166, 308, 450].map((x) => stall(x, palette, random() > 0.5)).join('');
}

/** A landscape picture (3:2). */
export function drawMarket(title: string, eventType: EventType): string {
  const hash = hashOf(title);
  const palette = paletteOf(hash);
  const random = seededRandom(hash);
  const { size, lines } = fitTitle(title, width - 48, 76, 34);
  const rows = lines.map(
    (line, index) =>
      `<text x="24" y="${Math.round(336 + (index + 0.4) * size * 1.1)}" font-size="${size}">${escapeXml(line)}</text>`,
  );
  const things = thingsOf(eventType, palette, random);
  const sun = `<circle cx="${Math.round(120 + random() * 360)}" cy="190" r="92" fill="${palette.bright}" opacity=".9"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(title)}</title>
<rect width="${width}" height="${height}" fill="${palette.background}"/>
${sun}${eventType === 'flohmarkt' ? '' : bunting(palette)}${things}
<rect y="${floor}" width="${width}" height="${height - floor}" fill="${palette.deep}"/>
<g fill="${palette.paper}" font-family="${fonts}" font-weight="800">${rows.join('')}</g>
</svg>`;
}
