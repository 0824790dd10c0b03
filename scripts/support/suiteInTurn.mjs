import { spawnSync } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Number of commits up to the current commit. A shallow clone has no history to count, so it uses the hash of the
 * commit.
 */
export function commitNumber(cwd = root) {
  const git = (...args) => spawnSync('git', args, { cwd, encoding: 'utf8' }).stdout?.trim() ?? '';
  if (git('rev-parse', '--is-shallow-repository') === 'false') return Number(git('rev-list', '--count', 'HEAD'));
  return Number.parseInt(git('rev-parse', 'HEAD').slice(0, 8) || '0', 16);
}

/** Selects a suite and one of its parts by the number. Consecutive numbers select all parts of all suites in turn. */
export function suiteInTurn(names, number) {
  return { name: names[number % names.length], turn: Math.floor(number / names.length) };
}
