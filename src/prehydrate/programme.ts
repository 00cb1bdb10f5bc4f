import * as v from 'valibot';
import { show } from '@/features/catalogue/entitySchemas';
import { list, optionalList } from '@/shared/api/fields';

export const programme = v.object({
  dataEntries: list(show, 'dataEntries'),
  publicEvents: optionalList(show, 'publicEvents'),
});
