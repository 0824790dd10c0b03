import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/**
 * When a process began, in the system's own words; `undefined` for a process that does not run. Two processes that
 * were given the same id one after the other differ in it.
 */
export async function processStartTime(processId: number): Promise<string | undefined> {
  try {
    const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
    // The name in parentheses may hold spaces; the start time is the 20th field after it, the state the first.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; only its parent has not yet noticed.
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return process.platform === 'linux' ? undefined : startTimeByPs(processId);
  }
}

function startTimeByPs(processId: number): string | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(processId)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
}
