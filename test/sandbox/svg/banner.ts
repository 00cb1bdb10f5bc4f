import { hashOf, seededRandom } from '../random';
import { paletteOf } from './palette';
import { sceneOf } from './scenes';

const width = 1260;
const height = 540;

export function drawBanner(name: string): string {
  const hash = hashOf(name);
  const palette = paletteOf(hash);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">
<rect width="${width}" height="${height}" fill="${palette.background}"/>
${sceneOf(hash)(width, height, palette, seededRandom(hash))}
</svg>`;
}
