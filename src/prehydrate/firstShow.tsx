import * as v from 'valibot';
import { showDetail } from '@/features/catalogue/entitySchemas';
import { ShowDetails } from '@/features/booking/components/ShowDetails';
import { renderFirst } from './renderFirst';

const nothing = () => undefined;

// A show as its page is with what lists tell of it: what can be bought is chosen in the app alone.
renderFirst((answer) => {
  const show = v.parse(showDetail, answer);
  return () =>
    // Of what is neither, the app says that there is no such show.
    (show.movie ?? show.event) && (
      <ShowDetails show={show} detail={undefined} error={null} onRetry={nothing} onCancel={nothing} />
    );
});
