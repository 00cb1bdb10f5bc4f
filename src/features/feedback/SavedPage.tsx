import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHeading } from '@/shared/ui/PageHeading';
import { PageMeta } from '@/shop/ui/PageMeta';
import { isJustSaved } from './formSlice';

type Outcome = { heading: string; lead: string };
type Props = {
  texts: Outcome & { title: string; notSaved: Outcome };
  children: (isSaved: boolean) => ReactNode;
};

/** Thanks after saving; without it, says what this page is for. */
export function SavedPage({ texts, children }: Props) {
  const isSaved = isJustSaved(useLocation());
  const { heading, lead } = isSaved ? texts : texts.notSaved;
  return (
    <>
      <PageMeta title={isSaved ? texts.title : heading} noindex />
      <div className="state">
        <PageHeading>{heading}</PageHeading>
        <p>{lead}</p>
        {children(isSaved)}
      </div>
    </>
  );
}
