import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endWithParent } from './support/endWithParent.mjs';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { loadEnvFile } from './support/loadEnvFile.mjs';
import { root } from './support/root.mjs';

loadEnvFile();
endWithParent();
await ensureDependencies();
await ensureBuild(['page', 'ssr', 'server']);

// Runs the server in this process, so that signals to npm reach it and no child process remains.
const server = join(root, 'dist/server/main.js');
process.argv[1] = server;
process.env.NODE_ENV ??= 'production';
await import(pathToFileURL(server).href);
