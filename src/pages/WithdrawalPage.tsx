import type { ReactElement } from 'react';
import { Withdrawal } from '@/features/feedback/withdrawal/Withdrawal';
import { withdrawalModule } from '@/features/feedback/withdrawal/withdrawalSlice';
import { ownerFacts } from '@/shop/ownerFacts';
import '@/features/feedback/feedback.scss';

export const modules = [withdrawalModule];

/** Renders `missing` unless the owner has switched withdrawals on. */
export function WithdrawalPage({ missing }: { missing: ReactElement }) {
  return ownerFacts.withdrawal ? <Withdrawal /> : missing;
}
