import { spawn } from 'node:child_process';

/** Runs a script with the current Node and shows its output. Resolves to the exit code. */
export function runNode(script, args = [], { cwd, env } = {}) {
  return run(process.execPath, [script, ...args], { cwd, env });
}

/** Runs a command and shows its output. Resolves to the exit code, or to 127 if the command is missing. */
export function run(command, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? 1));
  });
}

export function capture(command, args, { cwd, env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const add = (chunk) => (output += chunk);
    child.stdout.setEncoding('utf8').on('data', add);
    child.stderr.setEncoding('utf8').on('data', add);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
