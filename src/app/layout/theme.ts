import { isFlohmarktAddress } from '@/shop/paths';
import { schemes, themeColors, type ColorMode } from '@/shop/themeColors';

/** `night` for the cinema, `day` for the flea market. */
export type Theme = 'night' | 'day';

export function themeFor(pathname: string): Theme {
  return isFlohmarktAddress(pathname) ? 'day' : 'night';
}

export function colorModeFor(pathname: string): ColorMode {
  return themeFor(pathname) === 'night' ? 'dark' : 'light';
}

export function applyColorMode(mode: ColorMode): void {
  document.documentElement.dataset['bsTheme'] = mode;
  for (const scheme of schemes) {
    document.head
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', themeColors[mode][scheme]);
  }
}
