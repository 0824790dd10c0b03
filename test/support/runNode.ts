import { spawnSync, type SpawnSyncOptions } from 'node:child_process';

/** Runs Node with these arguments until it exits. `printed` contains its output, then its errors. */
export function runNode(args: readonly string[], options: Pick<SpawnSyncOptions, 'cwd' | 'env'> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { ...options, encoding: 'utf8' });
  return { status, printed: stdout + stderr };
}
