import { pageAddress } from '@/shared/browser/share';
import { shareTexts } from '@/features/booking/texts';
import { ShareButton } from '@/shared/ui/ShareButton';

type Props = {
  title: string;
  /** The page's path without the search parameters of the visitor. */
  path: string;
};

export function ShareShowButton({ title, path }: Props) {
  return <ShareButton texts={shareTexts} title={title} url={pageAddress(path)} about={title} />;
}
