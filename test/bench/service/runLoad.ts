import type { LoadFigures, LoadJob } from './loadJob.ts';
import { runInProcess } from './runInProcess.ts';

/** Makes the load in a process of its own and answers what it saw. */
export const runLoad = (job: LoadJob): Promise<LoadFigures> => runInProcess('generateLoad.ts', job);
