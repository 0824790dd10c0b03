import { ensureBuild } from './support/ensureBuild.mjs';
import { ensureDependencies } from './support/ensureDependencies.mjs';

const targets = process.argv.slice(2);

await ensureDependencies();
await ensureBuild(targets.length > 0 ? targets : ['page', 'ssr', 'server']);
