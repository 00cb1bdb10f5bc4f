import type { SocialPage } from '@/shop/socialPages';

export const redirectTexts = {
  /** Verbatim (requirements 2.1). */
  title: 'Sie werden weitergeleitet...',
  names: {
    tiktok: 'TikTok',
    facebook: 'Facebook',
    facebookFlohmarkt: 'Facebook (Flohmarkt)',
    facebookKinderflohmarkt: 'Facebook (Kinderflohmarkt)',
    instagram: 'Instagram',
    instagramFlohmarkt: 'Instagram (Flohmarkt)',
    instagramKinderflohmarkt: 'Instagram (Kinderflohmarkt)',
  } satisfies Record<SocialPage, string>,
  hint: 'Falls nichts geschieht, nimm diesen Link:',
  goOn: (name: string, host: string) => `Weiter zu ${name} auf ${host}`,
  stayed: (name: string) => `Weiter zu ${name}`,
  missing: 'Diese Seite ist noch nicht eingerichtet.',
  others: 'Hier findest du uns schon:',
  toHome: 'Zur Startseite',
};
