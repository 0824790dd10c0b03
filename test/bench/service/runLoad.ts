import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { LoadFigures, LoadJob } from './loadJob.ts';

/** Makes the load in a process of its own and answers what it saw. */
export async function runLoad(job: LoadJob): Promise<LoadFigures> {
  const child = fork(resolve('test/bench/service/generateLoad.ts'), { execArgv: ['--import', 'tsx'] });
  try {
    child.send(job);
    const [figures] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`The load ended with ${code}.`))),
    ])) as [LoadFigures];
    return figures;
  } finally {
    child.kill();
  }
}
