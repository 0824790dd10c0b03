import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { loadEnvFile } from './support/loadEnvFile.mjs';
import { root } from './support/root.mjs';
import { runNode } from './support/run.mjs';

/** Runs a command that operates the service: `node scripts/operate.mjs <file of scripts/support> [arguments]`. */
const [name, ...args] = process.argv.slice(2);

loadEnvFile();
await ensureDependencies();
process.exitCode = await runNode(`scripts/support/${name}.ts`, args, { cwd: root });
