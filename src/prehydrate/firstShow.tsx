import * as v from 'valibot';
import { showDetail } from '@/features/catalogue/entitySchemas';
import { ShowDetails } from '@/features/booking/components/ShowDetails';
import { renderFirst } from './renderFirst';

const noop = () => undefined;

// The show without its products, which only the app can sell.
renderFirst((response) => {
  const show = v.parse(showDetail, response);
  return () =>
    (show.movie ?? show.event) && (
      <ShowDetails show={show} detail={undefined} error={null} onRetry={noop} onCancel={noop} />
    );
});
