import { saveFeedback } from './api';
import type { StoreModule } from '@/shared/request/storeModule';
import { formSaga } from './formSaga';
import { formSlice } from './formSlice';

export const feedbackSlice = formSlice('feedback', saveFeedback);

export const feedbackModule: StoreModule = {
  slices: [feedbackSlice],
  sagas: [formSaga(feedbackSlice, saveFeedback)],
};
