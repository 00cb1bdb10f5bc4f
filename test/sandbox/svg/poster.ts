import { hashOf, seededRandom } from '../random';
import { paletteOf } from './palette';
import { sceneOf } from './scenes';
import { escapeXml, fitTitle } from './text';

const width = 400;
const height = 600;
const margin = 32;
const fonts = "Futura, 'Century Gothic', 'Avenir Next', 'Trebuchet MS', sans-serif";

/** A portrait poster (2:3), deterministic for a title. */
export function drawPoster(title: string, credit: string): string {
  const hash = hashOf(title);
  const palette = paletteOf(hash);
  const { size, lines } = fitTitle(title.toUpperCase(), width - 2 * margin, 170, 58);
  const textHeight = lines.length * size * 1.08;
  const top = height - textHeight - 78;
  const rows = lines.map(
    (line, index) =>
      `<text x="${margin}" y="${Math.round(top + 30 + (index + 0.82) * size * 1.08)}" font-size="${size}">${escapeXml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">
<title>${escapeXml(title)}</title>
<rect width="${width}" height="${height}" fill="${palette.background}"/>
${sceneOf(hash)(width, height, palette, seededRandom(hash))}
<rect y="${Math.round(top)}" width="${width}" height="${height}" fill="${palette.deep}"/>
<rect x="${margin}" y="${Math.round(top) - 4}" width="72" height="8" fill="${palette.warm}"/>
<g fill="${palette.paper}" font-family="${fonts}" font-weight="800" letter-spacing="-.5">${rows.join('')}</g>
<text x="${margin}" y="${height - 24}" fill="${palette.bright}" font-family="${fonts}" font-size="13" letter-spacing="1.5">${escapeXml([...credit.toUpperCase()].slice(0, 34).join(''))}</text>
</svg>`;
}
