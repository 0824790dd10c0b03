import { readFileSync } from 'node:fs';

/** Returns the CPU time in milliseconds of the main thread of a process (only on Linux). */
export const mainThreadTime = (processId: number): number =>
  Number(readFileSync(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
