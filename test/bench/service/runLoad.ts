import type { LoadFigures, LoadJob } from './loadJob.ts';
import { runInProcess } from './runInProcess.ts';

export const runLoad = (job: LoadJob): Promise<LoadFigures> => runInProcess('generateLoad.ts', job);
