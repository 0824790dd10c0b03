import { spawnSync } from 'node:child_process';

/** Subjects of commits that the remote's main branch lacks. Empty without a remote. @returns {string[]} */
export function readSubjects(folder) {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', 'origin/main..HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
