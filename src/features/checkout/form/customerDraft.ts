import { draftKey, forgetDraft, writeDraft } from '@/shared/ui/form/formDraft';
import type { Customer } from './customerFields';

/** What was typed for the last order of this tab. */
export const orderedKey = draftKey('bestellt');

/** Keeps what was typed for an order, in case that its payment fails. */
export function keepCustomer(customer: Customer): void {
  writeDraft(orderedKey, JSON.stringify(customer));
}

export function forgetCustomer(): void {
  forgetDraft(orderedKey);
}
