/**
 * Colours of the browser's own interface by the page's theme and the preferred colour scheme; only the flea market
 * differs by scheme. Equal to the header's background in `src/app/theme.scss`, which no script can read before it
 * is loaded; a test compares them.
 */
export const themeColors = {
  dark: { light: '#0a0f24', dark: '#0a0f24' },
  light: { light: '#f3b73a', dark: '#2e1d12' },
} as const;

export type ColorMode = keyof typeof themeColors;

export const schemes = ['light', 'dark'] as const;
