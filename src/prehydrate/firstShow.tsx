import * as v from 'valibot';
import { showDetail } from '@/features/catalogue/entitySchemas';
import { shopMinute } from '@/shared/browser/serverClock';
import { PictureView } from '@/shared/ui/PictureView';
import { PrehydratedShow } from './PrehydratedShow';
import { renderFirst } from './renderFirst';

renderFirst((response) => {
  const show = v.parse(showDetail, response);
  return () =>
    (show.movie ?? show.event) && <PrehydratedShow show={show} now={shopMinute()} Picture={PictureView} />;
});
