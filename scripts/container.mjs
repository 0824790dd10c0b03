import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findEngine } from './support/container/findEngine.mjs';
import { root } from './support/root.mjs';
import { run } from './support/run.mjs';

// Usage: npm run container -- [options of the engine's build command, e.g. --build-arg BASE=registry.example/node:24]
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const names = ['latest', version].flatMap((tag) => ['--tag', `returns-portal-admin:${tag}`]);

const { engine, problems } = await findEngine();
if (engine === undefined) {
  console.error(`No container engine can build the image:\n${problems.join('\n')}`);
  process.exitCode = 1;
} else {
  console.log(`Building returns-portal-admin:${version} with ${engine.name} …`);
  const command = [...engine.build, '--file', 'Containerfile', ...names, ...process.argv.slice(2), '.'];
  process.exitCode = await run(engine.name, command, { cwd: root });
}
