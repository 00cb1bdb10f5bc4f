import type { ReactNode } from 'react';
import { stornoTexts as texts } from '@/texts/storno';
import { Button } from '@/ui/Button';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { sentStorno } from './sentStornos';

type Props = {
  stornoIdentifier: string;
  onLook: () => void;
  /** More ways on. */
  children: ReactNode;
};

/**
 * A link behind which nothing can be cancelled. The backend does not tell a cancelled order from one that never was;
 * this tab knows what it has cancelled itself.
 */
export function NothingToCancel({ stornoIdentifier, onLook, children }: Props) {
  const known = sentStorno(stornoIdentifier) ?? 'none';
  const { title, text } = texts.nothing[known];
  return (
    <>
      <PageMeta title={title} description={texts.description} noindex />
      <div className="state">
        <PageHeading>{title}</PageHeading>
        <p>{text}</p>
        <div className="actions">
          {known === 'none' && <Button onClick={onLook}>{texts.lookAgain}</Button>}
          {children}
        </div>
      </div>
    </>
  );
}
