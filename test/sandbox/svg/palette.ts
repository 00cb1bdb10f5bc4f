export type Palette = { background: string; deep: string; warm: string; bright: string; paper: string };

const palettes: Palette[] = [
  { background: '#14213d', deep: '#0a1226', warm: '#e76f51', bright: '#f4c95d', paper: '#fdf6e3' },
  { background: '#2b2d42', deep: '#191a28', warm: '#d90429', bright: '#edb458', paper: '#f4efe6' },
  { background: '#0b3c49', deep: '#062730', warm: '#f28f3b', bright: '#ffd5a1', paper: '#fff8ee' },
  { background: '#3c1642', deep: '#250a2a', warm: '#f26b8a', bright: '#ffd275', paper: '#fff4ec' },
  { background: '#1b4332', deep: '#0d2a1e', warm: '#e9963e', bright: '#f2e394', paper: '#f8f5e4' },
  { background: '#5a1807', deep: '#370d03', warm: '#f18701', bright: '#f7d08a', paper: '#fff6e6' },
  { background: '#22223b', deep: '#131324', warm: '#7fb7be', bright: '#f2e9e4', paper: '#f9f5f1' },
  { background: '#064663', deep: '#042c40', warm: '#ecb365', bright: '#f6e7c1', paper: '#fbf7ec' },
];
const fallback: Palette = { background: '#222', deep: '#111', warm: '#c63', bright: '#fc6', paper: '#fff' };

export function paletteOf(hash: number): Palette {
  return palettes[hash % palettes.length] ?? fallback;
}
