import { saveFeedback } from '@/api/feedback';
import type { Flow } from '@/request/flow';
import { formSaga } from '@/request/formSaga';
import { formSlice } from '@/request/formSending';

export const feedbackSlice = formSlice('feedback', saveFeedback);

export const feedbackFlow: Flow = { slices: [feedbackSlice], sagas: [formSaga(feedbackSlice, saveFeedback)] };
