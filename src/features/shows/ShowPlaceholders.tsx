import { screenTexts } from '@/texts/frame';
import { programTexts } from '@/texts/program';
import { FirstPart } from '@/ui/FirstPart';
import { LoadingStatus } from '@/ui/LoadingStatus';
import { OutlineBlocks } from '@/ui/OutlineBlocks';
import type { DayHeading } from './ShowCard';

type Props = {
  /** Which list is on its way. */
  list: string;
  heading?: DayHeading | undefined;
  onRetry: () => void;
  onCancel: () => void;
};

/** Where the cards will stand, while the programme is on its way. */
export function ShowPlaceholders({ list, heading = 'h2', onRetry, onCancel }: Props) {
  return (
    <>
      <FirstPart list={list} heading={heading} />
      <LoadingStatus label={programTexts.loading} texts={screenTexts} onRetry={onRetry} onCancel={onCancel} />
      <div className="programme outline">
        <OutlineBlocks className="days" count={6} />
      </div>
    </>
  );
}
