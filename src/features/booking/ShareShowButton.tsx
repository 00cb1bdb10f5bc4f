import { pageAddress } from '@/shared/browser/share';
import { shareTexts } from './shareTexts';
import { ShareButton as LinkShareButton } from '@/shared/ui/ShareButton';

type Props = {
  title: string;
  /** The page's own address in the shop, without what a visitor searched for. */
  path: string;
};

/** Passes the link of a show's or film's page on. */
export function ShareButton({ title, path }: Props) {
  return <LinkShareButton texts={shareTexts} title={title} url={pageAddress(path)} about={title} />;
}
