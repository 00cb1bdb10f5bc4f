import fc from 'fast-check';

/** The same examples each time, so that a run can be repeated; `PROPERTY_SEED=random` looks further. */
const wanted = process.env['PROPERTY_SEED'];
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 2026) });

export { fc };
