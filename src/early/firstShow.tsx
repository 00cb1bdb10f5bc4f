import * as v from 'valibot';
import { showDetail } from '@/api/entities';
import { ShowPage } from '@/screens/show/ShowPage';
import { paintFirst } from './paintFirst';

const nothing = () => undefined;

// A show as its page is with what lists tell of it: what can be bought is chosen in the app alone.
paintFirst((_, answer) => {
  const show = v.parse(showDetail, answer);
  // The app says that there is no such show.
  if (!show.movie && !show.event) return undefined;
  return <ShowPage show={show} detail={undefined} error={null} onRetry={nothing} onCancel={nothing} />;
});
