import type { ReactNode } from 'react';
import { LinkButton } from '@/shared/ui/LinkButton';
import type { homeTexts } from './homeTexts';

type Props = {
  id: string;
  theme: 'dark' | 'light';
  texts: (typeof homeTexts)['cinema' | 'flohmarkt'];
  to: string;
  children: ReactNode;
};

/** One half of the home page, in the colours of its theme. */
export function Door({ id, theme, texts, to, children }: Props) {
  return (
    <section className="door" data-bs-theme={theme} aria-labelledby={id}>
      {children}
      <div className="door-text">
        <h2 id={id}>{texts.title}</h2>
        <p>{texts.lead}</p>
        <LinkButton to={to}>{texts.way}</LinkButton>
      </div>
    </section>
  );
}
