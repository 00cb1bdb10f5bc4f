import * as v from 'valibot';
import { unavailability } from '@/domain/availability';
import { HeartView } from '@/features/account/heart/HeartView';
import { ShowDetailsView } from '@/features/booking/show/ShowDetailsView';
import { DescriptionSkeleton } from '@/features/booking/show/ShowFactsView';
import { detailTexts } from '@/features/catalogue/texts';
import { showDetail } from '@/features/catalogue/entitySchemas';
import { shopMinute } from '@/shared/browser/serverClock';
import { CompletionView } from '@/shared/ui/CompletionView';
import { PageHeadingView } from '@/shared/ui/PageHeadingView';
import { PictureView } from '@/shared/ui/PictureView';
import { renderFirst } from './renderFirst';

const noop = () => undefined;

// The show without its products, which only the app can sell.
renderFirst((response) => {
  const show = v.parse(showDetail, response);
  return () =>
    (show.movie ?? show.event) && (
      <ShowDetailsView
        show={show}
        reason={unavailability(show, shopMinute())}
        isLoading
        Picture={PictureView}
        Heading={PageHeadingView}
        Description={DescriptionSkeleton}
        onRemind={noop}
        heart={show.movie && <HeartView movie={show.movie} hasText isOn={false} />}
        completion={<CompletionView loading={detailTexts.loading} isComplete={false} />}
      />
    );
});
