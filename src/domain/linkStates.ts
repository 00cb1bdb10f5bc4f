import * as v from 'valibot';

/**
 * Navigation states of links to a form; they are in no address. A state may be from an older version of the shop, so it
 * is read by a schema.
 */
const withdrawalStart = v.object({ orderId: v.string() });

/** `day` is `YYYY-MM-DD`; missing for a show of several days. */
const feedbackStart = v.object({
  kind: v.picklist(['film', 'stall', 'carSpot', 'event']),
  day: v.optional(v.string()),
});

export type WithdrawalStart = v.InferOutput<typeof withdrawalStart>;
export type FeedbackStart = v.InferOutput<typeof feedbackStart>;

export function withdrawalStartIn(state: unknown): WithdrawalStart | undefined {
  const { success, output } = v.safeParse(withdrawalStart, state);
  return success ? output : undefined;
}

export function feedbackStartIn(state: unknown): FeedbackStart | undefined {
  const { success, output } = v.safeParse(feedbackStart, state);
  return success ? output : undefined;
}
