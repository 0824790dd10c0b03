import fc from 'fast-check';

/** The same cases in every run; `PROPERTY_SEED` looks for others. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) });
