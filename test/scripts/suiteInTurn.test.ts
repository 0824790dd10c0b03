import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commitNumber, suiteInTurn } from '../../scripts/support/suiteInTurn.mjs';
import { folderForEachTest } from '../support/folderForEachTest.ts';

const folder = folderForEachTest();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: folder.path,
    stdio: 'pipe',
  });
const commit = () => git('commit', '--quiet', '--allow-empty', '-m', 'test: a commit');

describe('suiteInTurn, which selects the long suite for a CI run,', () => {
  it('selects another suite for each commit, until each part of each suite has been selected', () => {
    const turns = [4, 5, 6, 7].map((number) => suiteInTurn(['crash', 'faults'], number));
    expect(turns).toEqual([
      { name: 'crash', turn: 2 },
      { name: 'faults', turn: 2 },
      { name: 'crash', turn: 3 },
      { name: 'faults', turn: 3 },
    ]);
  });

  it('uses the number of commits in a full clone', () => {
    git('init', '--quiet');
    for (const expected of [1, 2, 3]) {
      commit();
      expect(commitNumber(folder.path)).toBe(expected);
    }
  });

  it('uses the hash of the commit in a shallow clone, so the selection changes there too', () => {
    git('init', '--quiet', 'origin');
    git('-C', 'origin', 'commit', '--quiet', '--allow-empty', '-m', 'test: a commit');
    git('-C', 'origin', 'commit', '--quiet', '--allow-empty', '-m', 'test: another commit');
    git('clone', '--quiet', '--depth', '1', `file://${folder.path}/origin`, 'shallow');
    const hash = String(execFileSync('git', ['rev-parse', 'HEAD'], { cwd: join(folder.path, 'shallow') }));
    expect(commitNumber(join(folder.path, 'shallow'))).toBe(Number.parseInt(hash.slice(0, 8), 16));
  });

  it('selects the first suite outside a repository', () => {
    expect(commitNumber(folder.path)).toBe(0);
  });
});
