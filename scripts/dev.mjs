import { spawn } from 'node:child_process';
import { ensureDependencies } from './support/install/ensureDependencies.mjs';
import { endWithParent } from './support/endWithParent.mjs';
import { ensureBuild } from './support/build/ensureBuild.mjs';
import { loadEnvFile } from './support/loadEnvFile.mjs';
import { root } from './support/root.mjs';

endWithParent();
loadEnvFile();
const servicePort = process.env.PORT || '4300';
const pagePort = process.env.PAGE_PORT || '4301';

await ensureDependencies();
// The server renders the built page; Vite serves the page with hot reload.
await ensureBuild(['page', 'ssr']);

const programs = [
  ['--watch', '--watch-preserve-output', 'server/main.ts'],
  ['node_modules/vite/bin/vite.js', '--port', pagePort],
].map((args) =>
  spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: servicePort, SERVICE_URL: `http://127.0.0.1:${servicePort}`, NODE_ENV: 'development' },
  }),
);

const stop = () => programs.forEach((program) => program.kill('SIGTERM'));
for (const program of programs) program.on('close', stop);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
