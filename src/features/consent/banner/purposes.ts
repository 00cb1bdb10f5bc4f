import { settings } from '@/shared/config/settings';
import { consentTexts as texts } from '@/features/consent/texts';
import type { ConsentChoice } from '@/features/consent/cookieConsentSlice';

function setPixels(): string[] {
  const pixels = [
    { name: 'Facebook', id: settings.VITE_FACEBOOK_PIXEL_ID },
    { name: 'TikTok', id: settings.VITE_TIKTOK_PIXEL_ID },
  ];
  return pixels.filter(({ id }) => id !== undefined).map(({ name }) => name);
}

/** Purposes of a category, as far as this installation has settings for them. */
export function purposes(category: keyof ConsentChoice): string[] {
  const pixels = setPixels();
  const found = {
    preferences: settings.VITE_PROVIDER_SITE_URL ? [texts.preferences] : [],
    statistics: settings.VITE_TAG_MANAGER_ID ? [texts.tagManager] : [],
    marketing: [
      ...(pixels.length > 0 ? [texts.pixels(pixels)] : []),
      ...(settings.VITE_MAILING_SCRIPT_URL ? [texts.mailing] : []),
    ],
  }[category];
  return found.length > 0 ? found : [texts.unused];
}
