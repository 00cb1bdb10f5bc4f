import * as v from 'valibot';
import { defineRequest } from '@/shared/request/defineRequest';
import { RequestFailure } from '@/shared/request/errors';
import { shopNow } from '@/shared/browser/serverClock';
import { http, parseResponse } from '@/shared/api/http';
import { refuseUnless, success } from '@/shared/api/success';

/** Assumed shape (backend, "Feedback and applications"); `visitDate` is DD.MM.YYYY. */
export type CustomerFeedback = {
  name?: string;
  email?: string;
  topic: string;
  rating: 1 | 2 | 3 | 4 | 5;
  visitDate?: string;
  message: string;
};

const savePath = 'feedback/saveCustomerFeedbackForm';

/** HTML with status 200, from a proxy or a captive portal. */
const isPage = (response: unknown) => typeof response === 'string' && response.trimStart().startsWith('<');

/** A truthy response is a success (requirements 7), unless it contains its own `success` or is HTML. */
function refuseFeedback(response: unknown) {
  if (!response) throw new RequestFailure('refused');
  if (isPage(response)) throw new RequestFailure('malformed');
  if (typeof response !== 'object' || !('success' in response)) return { success: true };
  return refuseUnless(parseResponse(success, response, savePath));
}

/** Sends the feedback form. */
export const saveFeedback = defineRequest(
  'feedback/save',
  'write',
  async (feedback: CustomerFeedback, signal) =>
    refuseFeedback(await http.post(savePath, feedback, v.unknown(), signal)),
);

/** Assumed shape (backend, "Feedback and applications"): feedback without a rating; `message` is the whole declaration. */
export type Withdrawal = { topic: 'widerruf'; name: string; email: string; message: string };

/** What was declared, and when it arrived (epoch ms by the shop's clock). */
export type WithdrawalReceipt = { text: string; sentAt: number };

/** Sends a declaration of withdrawal. */
export const sendWithdrawal = defineRequest(
  'withdrawal/send',
  'write',
  async (withdrawal: Withdrawal, signal): Promise<WithdrawalReceipt> => {
    refuseFeedback(await http.post(savePath, withdrawal, v.unknown(), signal));
    return { text: withdrawal.message, sentAt: shopNow() };
  },
);

/** Assumed shape (backend, "Feedback and applications"); `availableFrom` is DD.MM.YYYY. */
export type JobApplication = {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  position: string;
  availableFrom?: string;
  message: string;
};

/** Sends a job application. */
export const saveJobApplication = defineRequest(
  'jobApplication/save',
  'write',
  async (application: JobApplication, signal) =>
    refuseUnless(await http.post('feedback/saveJobApplicationForm', application, success, signal)),
);
