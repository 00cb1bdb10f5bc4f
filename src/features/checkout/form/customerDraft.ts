import { draftKey, forgetDraft, writeDraft } from '@/shared/ui/form/formDraft';
import type { Customer } from './customerFields';

/** What the visitor chose to remember. */
export const rememberedKey = draftKey('kassa');

/** What is in the form and not to be remembered, until it is ordered or left. */
export const typedKey = draftKey('kassa-begonnen');

/** What was typed for the last order of this tab. */
export const orderedKey = draftKey('bestellt');

/** Keeps what was typed for an order, in case that its payment fails. */
export function keepCustomer(customer: Customer): void {
  writeDraft(orderedKey, JSON.stringify(customer));
  forgetTyped();
}

export function forgetCustomer(): void {
  forgetDraft(orderedKey);
}

export function forgetTyped(): void {
  forgetDraft(typedKey);
}
