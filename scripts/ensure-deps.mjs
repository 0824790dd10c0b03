import { ensureDependencies } from './support/install/ensureDependencies.mjs';

await ensureDependencies();
