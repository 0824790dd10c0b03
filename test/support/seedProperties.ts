import fc from 'fast-check';

/** Seed of all property tests, so that every run tests the same cases. `PROPERTY_SEED` overrides the seed. */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20_261_120) });
