import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

/** Runs a script of this folder in a separate process. Returns the result that the process sends. */
export async function runInProcess<Job extends object, Figures>(script: string, job: Job): Promise<Figures> {
  const child = fork(resolve('test/bench/service', script));
  try {
    child.send(job);
    const [figures] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([code]) => Promise.reject(new Error(`${script} ended with ${code}.`))),
    ])) as [Figures];
    return figures;
  } finally {
    child.kill();
  }
}
