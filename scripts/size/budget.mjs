/** @typedef {{ kind: string, brotli: number }} Total bytes */

/**
 * The totals beside their budgets, as rows of a table. Throws if one of them has no budget, and if a budget is for
 * something that is not counted: either would go unwatched.
 * @param {Total[]} totals
 * @param {Record<string, number>} budget bytes
 */
export function againstBudget(totals, budget) {
  const counted = new Set(totals.map(({ kind }) => kind));
  const idle = Object.keys(budget).filter((kind) => !counted.has(kind));
  if (idle.length > 0) throw new Error(`The budget names what is not counted: ${idle.join(', ')}.`);
  const rows = totals.map(({ kind, brotli }) => {
    const limit = budget[kind];
    if (typeof limit !== 'number') throw new Error(`The budget has no number for ${kind}.`);
    return { kind, brotli, limit, isOver: brotli > limit };
  });
  return { rows, isWithin: rows.every(({ isOver }) => !isOver) };
}
