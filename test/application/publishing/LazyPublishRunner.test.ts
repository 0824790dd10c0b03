import { describe, expect, it } from 'vitest';
import { LazyPublishRunner } from '../../../src/application/publishing/LazyPublishRunner.ts';
import type { PublishRun, PublishRunner } from '../../../src/application/publishing/PublishRunner.ts';
import { PublishToken } from '../../../src/application/publishing/PublishToken.ts';
import type { AppTokens } from '../../../src/application/session/AppTokens.ts';
import { LazyPart } from '../../../src/application/shared/LazyPart.ts';

const attempt = { attemptId: 'attempt-1' } as unknown as PublishRun['attempt'];
const stopped = { attemptId: 'attempt-0' } as unknown as PublishRun['attempt'];
const run = (changes: Partial<PublishRun> = {}): PublishRun => ({
  attempt,
  stopped: undefined,
  published: {} as PublishRun['published'],
  configuration: {} as PublishRun['configuration'],
  progress: () => undefined,
  present: () => [],
  isCurrent: () => true,
  ...changes,
});
const runnerOf = (load: () => Promise<() => PublishRunner>, isAdmin = false): LazyPublishRunner<[]> =>
  new LazyPublishRunner(new LazyPart(load), [], new PublishToken({} as AppTokens, () => isAdmin));
const notFetched = (): Promise<never> => Promise.reject(new Error('offline'));

describe('what runs a publish', () => {
  it('is fetched when it is needed, and runs it', async () => {
    const end = { kind: 'superseded' } as const;
    const runner = runnerOf(async () => () => ({ execute: async () => end }));
    expect(await runner.execute(run())).toBe(end);
  });

  it('stops a publish of which nothing was sent where it cannot be fetched [PB-13]', async () => {
    expect(await runnerOf(notFetched).execute(run())).toMatchObject({
      kind: 'stopped',
      attempt: { attemptId: 'attempt-1', isUnsent: true },
      failure: { cause: { kind: 'unreachable' }, isUnsent: true },
    });
  });

  it('leaves an attempt that had stopped before where it was', async () => {
    expect(await runnerOf(notFetched).execute(run({ stopped }))).toMatchObject({ kind: 'stopped', attempt: stopped });
  });

  it('says nothing to who has gone to another company meanwhile', async () => {
    expect(await runnerOf(notFetched).execute(run({ isCurrent: () => false }))).toEqual({ kind: 'superseded' });
  });
});
