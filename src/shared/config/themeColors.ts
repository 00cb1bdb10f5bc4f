/**
 * What browsers colour their own frame in, by the page's theme and by the scheme that the visitor prefers. The market
 * alone knows both. The same as the header's ground in `src/app/theme.scss`, which a script cannot read before it is
 * there; a test holds them equal.
 */
export const themeColors = {
  dark: { light: '#0a0f24', dark: '#0a0f24' },
  light: { light: '#f3b73a', dark: '#2e1d12' },
} as const;

export type ColorMode = keyof typeof themeColors;

export const schemes = ['light', 'dark'] as const;
