/** @typedef {{ kind: string, brotli: number }} Total bytes */

/**
 * The totals with their budgets, as rows of a table. Throws if a total has no budget, or if a budget has no total.
 * @param {Total[]} totals
 * @param {Record<string, number>} budget bytes
 */
export function againstBudget(totals, budget) {
  const counted = new Set(totals.map(({ kind }) => kind));
  const idle = Object.keys(budget).filter((kind) => !counted.has(kind));
  if (idle.length > 0) throw new Error(`size-budget.json has budgets for unknown kinds: ${idle.join(', ')}.`);
  const rows = totals.map(({ kind, brotli }) => {
    const limit = budget[kind];
    if (typeof limit !== 'number') throw new Error(`size-budget.json has no budget for ${kind}.`);
    return { kind, brotli, limit, isOver: brotli > limit };
  });
  return { rows, isWithin: rows.every(({ isOver }) => !isOver) };
}
