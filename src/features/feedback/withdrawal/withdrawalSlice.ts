import { createSlice } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { sendWithdrawal, type WithdrawalReceipt } from '@/features/feedback/api';
import { formSaga } from '@/features/feedback/formSaga';
import { formSlice } from '@/features/feedback/formSlice';
import type { StoreModule } from '@/shared/request/storeModule';

export const withdrawalSlice = formSlice('withdrawal', sendWithdrawal);

type State = { receipt: WithdrawalReceipt | null };

const initialState: State = { receipt: null };

/** A receipt waits here until the page shows it, which may have been left; then the history entry keeps it. */
export const receiptSlice = createSlice({
  name: 'withdrawalReceipt',
  initialState,
  reducers: {
    receiptShown: () => initialState,
  },
  extraReducers: (builder) =>
    void builder.addCase(sendWithdrawal.success, (_, { payload }) => ({ receipt: payload })),
  selectors: { selectReceipt: ({ receipt }) => receipt },
});

const receiptState = v.object({ text: v.string(), sentAt: v.number() });

/** The receipt in the state of a history entry, which survives a reload. */
export function receiptIn(state: unknown): WithdrawalReceipt | undefined {
  const { success, output } = v.safeParse(receiptState, state);
  return success ? output : undefined;
}

export const withdrawalModule: StoreModule = {
  slices: [withdrawalSlice, receiptSlice],
  sagas: [formSaga(withdrawalSlice, sendWithdrawal)],
};
