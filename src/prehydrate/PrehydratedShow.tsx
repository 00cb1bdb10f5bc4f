import type { ReactNode } from 'react';
import { unavailability } from '@/domain/availability';
import type { Show } from '@/domain/entities';
import { HeartView } from '@/features/account/heart/HeartView';
import { ShowDetailsView } from '@/features/booking/show/ShowDetailsView';
import { DescriptionSkeleton } from '@/features/booking/show/ShowFactsView';
import { detailTexts } from '@/features/catalogue/texts';
import { CompletionView } from '@/shared/ui/CompletionView';
import { PageHeadingView } from '@/shared/ui/PageHeadingView';
import type { PictureProps } from '@/shared/ui/PictureView';

const noop = () => undefined;

type Props = {
  show: Show;
  /** Epoch ms. */
  now: number;
  Picture: (props: PictureProps) => ReactNode;
};

/** The show without its products, which only the app can sell. */
export function PrehydratedShow({ show, now, Picture }: Props) {
  return (
    <ShowDetailsView
      show={show}
      reason={unavailability(show, now)}
      isLoading
      Picture={Picture}
      Heading={PageHeadingView}
      Description={DescriptionSkeleton}
      onRemind={noop}
      heart={show.movie && <HeartView movie={show.movie} hasText isOn={false} />}
      completion={<CompletionView loading={detailTexts.loading} isComplete={false} />}
    />
  );
}
