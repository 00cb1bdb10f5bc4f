/** By theme and preferred scheme, equal to `src/app/theme.scss`; a test compares them. */
export const themeColors = {
  dark: { light: '#0a0f24', dark: '#0a0f24' },
  light: { light: '#ffce54', dark: '#2e1d12' },
} as const;

export type ColorMode = keyof typeof themeColors;

export const schemes = ['light', 'dark'] as const;
