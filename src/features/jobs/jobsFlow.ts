import { saveJobApplication } from '@/api/feedback';
import type { Flow } from '@/request/flow';
import { formSaga } from '@/request/formSaga';
import { formSlice } from '@/request/formSending';

export const jobsSlice = formSlice('jobs', saveJobApplication);

export const jobsFlow: Flow = {
  slices: [jobsSlice],
  sagas: [formSaga(jobsSlice, saveJobApplication, 'jobApplicationSaved')],
};
