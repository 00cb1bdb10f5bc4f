/** Pixels of CSS per mm. */
const mm = 96 / 25.4;

export type Format = {
  name: string;
  /** px */
  width: number;
  height: number;
  /** A sheet of paper, of which there may be several; else a picture. */
  paper?: 'A4' | 'A3';
  /** Drawing and text stand side by side. */
  isWide?: boolean;
};

export const formats: readonly Format[] = [
  { name: 'a4', width: 210 * mm, height: 297 * mm, paper: 'A4' },
  { name: 'a3', width: 297 * mm, height: 420 * mm, paper: 'A3' },
  { name: '1080x1350', width: 1080, height: 1350 },
  { name: '1200x630', width: 1200, height: 630, isWide: true },
];

export const fileOf = (poster: { name: string }, { name, paper }: Format) =>
  `${poster.name}-${name}.${paper ? 'pdf' : 'png'}`;
