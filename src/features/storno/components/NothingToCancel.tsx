import type { ReactNode } from 'react';
import { stornoTexts as texts } from '@/features/storno/texts';
import { Button } from '@/shared/ui/Button';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shared/seo/PageMeta';
import { sentStorno } from '@/features/storno/sentStornos';

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
