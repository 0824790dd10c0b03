import { capture } from '../run.mjs';

/** An image in the OCI format has no health check, so buildah and podman need `--format docker`. */
const engines = [
  { name: 'buildah', probe: ['version'], build: ['build', '--format', 'docker'] },
  { name: 'podman', probe: ['version'], build: ['build', '--format', 'docker'] },
  // `docker info` fails if the daemon is not running.
  { name: 'docker', probe: ['info'], build: ['build'] },
];

/** Finds an engine that can build images. If none works, `problems` has a sentence for each engine. */
export async function findEngine() {
  const problems = [];
  for (const engine of engines) {
    const { code, output } = await capture(engine.name, engine.probe);
    if (code === 0) return { engine, problems };
    problems.push(code === 127 ? `${engine.name} is not installed.` : `${engine.name} fails: ${lastLine(output)}`);
  }
  return { engine: undefined, problems };
}

const lastLine = (text) => text.trim().split('\n').at(-1);
