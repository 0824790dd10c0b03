import type { LoadFigures, LoadJob } from './loadJob.ts';
import { runInProcess } from './runInProcess.ts';

/** Generates load in a separate process. Returns the measurements. */
export const runLoad = (job: LoadJob): Promise<LoadFigures> => runInProcess('generateLoad.ts', job);
