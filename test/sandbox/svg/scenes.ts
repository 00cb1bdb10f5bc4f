import type { Palette } from './palette';

export type Scene = (width: number, height: number, palette: Palette, random: () => number) => string;

const round = (value: number) => Math.round(value * 10) / 10;
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

function stars(width: number, height: number, colour: string, random: () => number): string {
  return times(28, () => {
    const [x, y, radius] = [random() * width, random() * height * 0.6, 0.6 + random() * 1.6];
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour}" opacity=".7"/>`;
  });
}

const rising: Scene = (width, height, { deep, warm, bright }, random) => {
  const radius = Math.min(width, height) * (0.3 + random() * 0.08);
  const [x, y] = [width * (0.35 + random() * 0.3), height * 0.5];
  const rings = times(4, (index) => {
    const size = radius * (1.75 - index * 0.22);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${warm}" opacity="${0.12 + index * 0.08}"/>`;
  });
  const hill = (top: number, colour: string) =>
    `<path d="M0 ${round(height * top)}Q${round(width * random())} ${round(height * (top - 0.16))} ${width} ${round(height * (top + 0.04))}V${height}H0Z" fill="${colour}"/>`;
  return `${rings}<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${bright}"/>${hill(0.62, warm)}${hill(0.7, deep)}`;
};

const beams: Scene = (width, height, { deep, warm, bright }, random) => {
  const [x, y] = [width * (0.1 + random() * 0.2), height * 0.72];
  const rays = times(5, (index) => {
    const from = -0.15 + index * 0.24 + random() * 0.05;
    const ends = [from, from + 0.13].map(
      (part) => `${round(width * (part + 0.35))} ${round(-height * 0.05)}`,
    );
    return `<path d="M${round(x)} ${round(y)}L${ends.join('L')}Z" fill="${bright}" opacity="${0.25 + index * 0.13}"/>`;
  });
  const lens = `<circle cx="${round(x)}" cy="${round(y)}" r="${round(width * 0.07)}" fill="${warm}"/>`;
  return `${stars(width, height, bright, random)}${rays}${lens}<rect y="${round(y)}" width="${width}" height="${round(height - y)}" fill="${deep}"/>`;
};

const skyline: Scene = (width, height, { deep, warm, bright }, random) => {
  const step = width / 9;
  const moon = `<circle cx="${round(width * (0.25 + random() * 0.5))}" cy="${round(height * 0.24)}" r="${round(Math.min(width, height) * 0.15)}" fill="${bright}"/>`;
  const houses = times(9, (index) => {
    const top = height * (0.34 + random() * 0.3);
    const house = `<rect x="${round(index * step)}" y="${round(top)}" width="${round(step + 0.5)}" height="${round(height - top)}" fill="${deep}"/>`;
    const windows = times(10, (row) => {
      if (random() > 0.45) return '';
      const y = top + 14 + row * 22;
      const x = index * step + step * (random() > 0.5 ? 0.2 : 0.55);
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(step * 0.22)}" height="11" fill="${random() > 0.6 ? bright : warm}"/>`;
    });
    return house + windows;
  });
  return stars(width, height, bright, random) + moon + houses;
};

const tiles: Scene = (width, height, { background, deep, warm, bright }, random) => {
  const size = Math.min(width, height) / 4;
  const colours = [background, deep, warm, bright];
  const pick = () => colours[Math.floor(random() * colours.length)] ?? warm;
  const columns = Math.ceil(width / size);
  return times(columns * Math.ceil(height / size), (index) => {
    const [x, y] = [(index % columns) * size, Math.floor(index / columns) * size];
    const turn = Math.floor(random() * 4) * 90;
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${turn} ${size / 2} ${size / 2})"><rect width="${size}" height="${size}" fill="${pick()}"/><path d="M0 0H${size}A${size} ${size} 0 0 1 0 ${size}Z" fill="${pick()}"/></g>`;
  });
};

const rings: Scene = (width, height, { background, deep, warm, bright }, random) => {
  const [x, y] = [width * (0.3 + random() * 0.4), height * (0.3 + random() * 0.12)];
  const step = Math.max(width, height) * 0.085;
  const circles = times(9, (index) => {
    const colour = [warm, background, bright, deep][index % 4] ?? warm;
    const shift = index * step * 0.14;
    return `<circle cx="${round(x + shift)}" cy="${round(y + shift)}" r="${round(step * (9 - index))}" fill="${colour}"/>`;
  });
  return `<rect width="${width}" height="${height}" fill="${deep}"/>${circles}`;
};

const stripes: Scene = (width, height, { deep, warm, bright }, random) => {
  const lean = width * (0.3 + random() * 0.4);
  const step = width / 5;
  const bands = times(9, (index) => {
    const x = (index - 3) * step * 1.05;
    const colour = [warm, deep, bright][index % 3] ?? warm;
    return `<path d="M${round(x)} ${height}L${round(x + lean)} 0H${round(x + lean + step * 0.6)}L${round(x + step * 0.6)} ${height}Z" fill="${colour}" opacity=".9"/>`;
  });
  const radius = Math.min(width, height) * 0.22;
  return `${bands}<circle cx="${round(width * 0.5)}" cy="${round(height * 0.36)}" r="${round(radius)}" fill="${deep}"/><circle cx="${round(width * 0.5)}" cy="${round(height * 0.36)}" r="${round(radius * 0.72)}" fill="${bright}"/>`;
};

const scenes: Scene[] = [rising, beams, skyline, tiles, rings, stripes];

export function sceneOf(hash: number): Scene {
  return scenes[Math.floor(hash / 8) % scenes.length] ?? rising;
}
