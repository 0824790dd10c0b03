import { ensureDependencies } from './support/ensureDependencies.mjs';

await ensureDependencies();
