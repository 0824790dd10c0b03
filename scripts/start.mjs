import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuild } from './support/ensureBuild.mjs';
import { ensureDependencies } from './support/ensureDependencies.mjs';
import { root } from './support/root.mjs';

await ensureDependencies();
await ensureBuild(['page', 'ssr', 'server']);

// The server runs in this very process: signals reach it directly, and nothing is left behind when it is killed.
const server = join(root, 'dist/server/main.js');
process.argv[1] = server;
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(server).href);
