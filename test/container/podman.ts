import { spawnSync } from 'node:child_process';

export type Outcome = { readonly status: number | null; readonly printed: string };

/** Runs podman until it exits. `printed` contains its output, then its errors. */
export function podman(...args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync('podman', args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  return { status, printed: stdout + stderr };
}

/** Runs a command and shows its output. Throws if the command fails. */
export function runVisibly(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): void {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) throw error ?? new Error(`${command} ended with ${status}.`);
}
