import { spawnSync } from 'node:child_process';

/** Subjects of the commits that are not on the main branch of the remote. None without a remote. @returns {string[]} */
export function readSubjects(folder) {
  const { status, stdout } = spawnSync('git', ['log', '--format=%s', 'origin/main..HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
}
