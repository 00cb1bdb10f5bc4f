import { saveJobApplication } from './api';
import type { StoreModule } from '@/shared/request/storeModule';
import { formSaga } from './formSaga';
import { formSlice } from './formSlice';

export const jobsSlice = formSlice('jobs', saveJobApplication);

export const jobsModule: StoreModule = {
  slices: [jobsSlice],
  sagas: [formSaga(jobsSlice, saveJobApplication, 'jobApplicationSaved')],
};
