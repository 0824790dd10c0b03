import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';

const targets = process.argv.slice(2);

await ensureDependencies();
await ensureBuild(targets.length > 0 ? targets : ['page', 'ssr', 'server']);
