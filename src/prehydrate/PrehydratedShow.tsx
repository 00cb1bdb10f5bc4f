import { unavailability } from '@/domain/availability';
import type { Show } from '@/domain/entities';
import { HeartView } from '@/features/account/heart/HeartView';
import { ShowDetailsView } from '@/features/booking/show/ShowDetailsView';
import { DescriptionSkeleton } from '@/features/booking/show/ShowFactsView';
import { detailTexts } from '@/features/catalogue/texts';
import { CompletionView } from '@/shared/ui/CompletionView';
import { PageHeadingView } from '@/shared/ui/PageHeadingView';

const noop = () => undefined;

type Props = {
  show: Show;
  /** Epoch ms. */
  now: number;
} & Pick<Parameters<typeof ShowDetailsView>[0], 'Picture'>;

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
