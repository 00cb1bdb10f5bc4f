import { isFlohmarktAddress } from '@/shared/config/paths';
import { schemes, themeColors, type ColorMode } from '@/shared/config/themeColors';

/** Night for the cinema, day for the flea market. */
export type Theme = 'night' | 'day';

export function themeFor(pathname: string): Theme {
  return isFlohmarktAddress(pathname) ? 'day' : 'night';
}

/** Bootstrap's name for an address's theme. */
export function colorModeFor(pathname: string): ColorMode {
  return themeFor(pathname) === 'night' ? 'dark' : 'light';
}

/** Puts on the document what the theme of an address colours beside the page itself. */
export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset['bsTheme'] = mode;
  for (const scheme of schemes) {
    document.head
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', themeColors[mode][scheme]);
  }
}
