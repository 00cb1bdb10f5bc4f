import fc from 'fast-check';

/** Fixed examples, so that a run is reproducible; `PROPERTY_SEED=random` tries others. */
const wanted = process.env['PROPERTY_SEED'];
if (wanted !== 'random') fc.configureGlobal({ seed: Number(wanted ?? 2026) });

export { fc };
