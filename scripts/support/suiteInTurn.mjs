import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/** Number of the checked-out commit. A shallow clone lacks the history to count, so it uses the commit's hash. */
export function commitNumber(cwd = root) {
  const git = (...args) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout?.trim() ?? '';
  if (git('rev-parse', '--is-shallow-repository') === 'false') return Number(git('rev-list', '--count', 'HEAD'));
  return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8) || '0', 16);
}

/** The suite for this number, and which of its parts. All parts of all suites take turns. */
export function suiteInTurn(names, number) {
  return { name: names[number % names.length], turn: Math.floor(number / names.length) };
}
