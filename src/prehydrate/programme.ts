import * as v from 'valibot';
import { show } from '@/features/catalogue/entitySchemas';
import { list, minorList } from '@/shared/api/fields';

export const programme = v.object({
  dataEntries: list(show, 'dataEntries'),
  publicEvents: minorList(show, 'publicEvents'),
});
