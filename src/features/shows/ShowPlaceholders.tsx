import { screenTexts } from '@/texts/frame';
import { programTexts } from '@/texts/program';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { OutlineBlocks } from '@/ui/OutlineBlocks';

type Props = { onRetry: () => void; onCancel: () => void };

/** Where the cards will stand, while the programme is on its way. */
export function ShowPlaceholders({ onRetry, onCancel }: Props) {
  return (
    <>
      <LoadingStatus label={programTexts.loading} texts={screenTexts} onRetry={onRetry} onCancel={onCancel} />
      <div className="programme outline">
        <OutlineBlocks className="days" count={6} />
      </div>
    </>
  );
}
