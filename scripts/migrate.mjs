import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { loadEnvFile } from './support/loadEnvFile.mjs';
import { root } from './support/root.mjs';
import { runNode } from './support/run.mjs';

loadEnvFile();
await ensureDependencies();
const command = ['scripts/support/migrateDatabase.ts', ...process.argv.slice(2)];
process.exitCode = await runNode('node_modules/tsx/dist/cli.mjs', command, { cwd: root });
