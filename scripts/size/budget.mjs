/** @typedef {{ kind: string, brotli: number }} Total bytes */

/** Percent of a budget. With less room, the next feature of the first view would exceed it. */
const minimumRoom = 3;

/**
 * The totals with their budgets and the room that is left in percent of the budget, as rows of a table. Throws if a total
 * has no budget, or if a budget has no total.
 * @param {Total[]} totals
 * @param {Record<string, number>} budget bytes
 */
export function compareWithBudget(totals, budget) {
  const counted = new Set(totals.map(({ kind }) => kind));
  const unknown = Object.keys(budget).filter((kind) => !counted.has(kind));
  if (unknown.length > 0) {
    throw new Error(`size-budget.json has budgets for unknown kinds: ${unknown.join(', ')}.`);
  }
  const rows = totals.map(({ kind, brotli }) => {
    const limit = budget[kind];
    if (typeof limit !== 'number') throw new Error(`size-budget.json has no budget for ${kind}.`);
    return { kind, brotli, limit, room: (100 * (limit - brotli)) / limit, isOver: brotli > limit };
  });
  return { rows, isWithin: rows.every(({ isOver }) => !isOver) };
}

/** @typedef {ReturnType<typeof compareWithBudget>['rows'][number]} BudgetRow */

/**
 * A line for each budget that is kept with too little room. A budget that is exceeded fails instead.
 * @param {BudgetRow[]} rows
 */
export function roomWarnings(rows) {
  return rows
    .filter(({ isOver, room }) => !isOver && room < minimumRoom)
    .map(({ kind, room }) => `${kind}: room ${room.toFixed(1)} %: below ${minimumRoom} %`);
}
