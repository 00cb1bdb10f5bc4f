import { pageAddress } from '@/shared/browser/share';
import { shareTexts } from './shareTexts';
import { ShareButton as LinkShareButton } from '@/shared/ui/ShareButton';

type Props = {
  title: string;
  /** The page's path without the search parameters of the visitor. */
  path: string;
};

export function ShareButton({ title, path }: Props) {
  return <LinkShareButton texts={shareTexts} title={title} url={pageAddress(path)} about={title} />;
}
