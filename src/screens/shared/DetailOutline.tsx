import { screenTexts } from '@/texts/frame';
import { FirstPart } from '@/ui/FirstPart';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { PageHeading } from '@/ui/PageHeading';
import { PageMeta } from '@/ui/PageMeta';
import { ChoicesPlace } from './ChoicesPlace';

type Props = {
  title: string;
  label: string;
  /** Whether choices are expected; a film has none. */
  isShop?: boolean;
  onRetry: () => void;
  onCancel: () => void;
};

/** The page of a show or a film of which nothing is known yet, in the shape that it will have. */
export function DetailOutline({ title, label, isShop = false, onRetry, onCancel }: Props) {
  return (
    <>
      <PageMeta title={title} />
      {isShop && <FirstPart show />}
      <div className={isShop ? 'detail detail-shop outline' : 'detail outline'}>
        <div className="detail-facts">
          <div className="picture picture-poster outline-block" aria-hidden="true" />
          <div className="detail-head">
            <PageHeading>{title}</PageHeading>
            <LoadingStatus label={label} texts={screenTexts} onRetry={onRetry} onCancel={onCancel} />
          </div>
          <div className="detail-text outline-text" aria-hidden="true" />
        </div>
        {isShop && <ChoicesPlace />}
      </div>
    </>
  );
}
