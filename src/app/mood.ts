import { isFlohmarktAddress } from '@/config/paths';
import { schemes, themeColors, type Theme } from '@/config/themeColors';

/** Night for the cinema, day for the flea market. */
export type Mood = 'night' | 'day';

export function moodOf(pathname: string): Mood {
  return isFlohmarktAddress(pathname) ? 'day' : 'night';
}

/** Bootstrap's name for an address's mood. */
export function themeOf(pathname: string): Theme {
  return moodOf(pathname) === 'night' ? 'dark' : 'light';
}

/** Puts on the document what an address's mood colours beside the page itself. */
export function applyTheme(theme: Theme): void {
  document.documentElement.dataset['bsTheme'] = theme;
  for (const scheme of schemes) {
    document.head
      .querySelector(`meta[name="theme-color"][media*="${scheme}"]`)
      ?.setAttribute('content', themeColors[theme][scheme]);
  }
}
