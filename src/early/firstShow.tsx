import * as v from 'valibot';
import { showDetail } from '@/api/entities';
import { ShowPage } from '@/screens/show/ShowPage';
import { paintFirst } from './paintFirst';

const nothing = () => undefined;

// A show as its page is with what lists tell of it: what can be bought is chosen in the app alone.
paintFirst((answer) => {
  const show = v.parse(showDetail, answer);
  return () =>
    // Of what is neither, the app says that there is no such show.
    (show.movie ?? show.event) && (
      <ShowPage show={show} detail={undefined} error={null} onRetry={nothing} onCancel={nothing} />
    );
});
