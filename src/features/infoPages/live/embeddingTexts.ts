import type { ShowKind } from '@/domain/entities';
import type { Embedding } from '@/domain/embedding';
import { brand } from '@/shop/brand';

const kinds: Record<ShowKind, string> = {
  kino: 'Kino',
  flohmarkt: 'Flohmarkt',
  automarkt: 'Automarkt',
  publicevent: 'Veranstaltungen',
};

const themes: Record<Embedding['theme'], string> = {
  auto: 'automatisch',
  light: 'hell',
  dark: 'dunkel',
};

export const embeddingTexts = {
  /** For assistive software on the other website. */
  frame: `Nächste Termine bei ${brand.name}`,
  title: 'Deine Terminliste',
  kind: 'Was',
  everything: 'alle Termine',
  kinds,
  count: 'Wie viele Termine',
  theme: 'Farben',
  themes,
  preview: 'Vorschau',
  snippet: 'HTML für deine Website',
  copy: 'HTML kopieren',
  copied: 'Kopiert.',
  refused: 'Das Kopieren ist hier gesperrt. Den markierten Text kannst du selbst kopieren.',
};
