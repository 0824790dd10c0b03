import { describe, expect, it } from 'vitest';
import { DataDirLockedError, NoFileLockError } from '../../server/infrastructure/postgres/connection/lockDataDir.ts';
import { CannotServeError } from '../../server/infrastructure/postgres/connection/openServingDatabase.ts';
import { EngineLostError } from '../../server/infrastructure/postgres/embedded/EmbeddedEngine.ts';
import { startupFailureOf } from '../../server/infrastructure/startupFailure.ts';

const failure = (code: string, more: object = {}) => Object.assign(new Error(`it says ${code}`), { code, ...more });

describe('startupFailureOf', () => {
  it('names the process that has locked the data folder, with an exit code that allows a retry', () => {
    expect(startupFailureOf(new DataDirLockedError('/data', 'process 42 on web-2'), 4300)).toEqual({
      sentence: expect.stringMatching(/\/data .* 42/),
      exitCode: 75,
    });
  });

  it('reports a full disk, with an exit code that allows a retry', () => {
    const lost = new EngineLostError('There is no room on the disk.');
    expect(startupFailureOf(lost, 4300)).toEqual({ sentence: 'There is no room on the disk.', exitCode: 75 });
  });

  it('names the required setting on a system without file locks', () => {
    const { sentence, exitCode } = startupFailureOf(new NoFileLockError(new Error('wrong ELF class')), 4300) ?? {};
    expect(sentence).toContain('DATABASE_URL');
    expect(exitCode).toBe(1);
  });

  it('describes the problem of the schema or the serving account', () => {
    const sentence = 'The schema is older than this release.';
    expect(startupFailureOf(new CannotServeError(sentence), 4300)).toEqual({ sentence, exitCode: 1 });
  });

  it('names the port that is already in use', () => {
    const { sentence, exitCode } = startupFailureOf(failure('EADDRINUSE', { syscall: 'listen' }), 4300) ?? {};
    expect(sentence).toContain('4300');
    expect(exitCode).toBe(1);
    const metrics = startupFailureOf(failure('EADDRINUSE', { syscall: 'listen', port: 9464 }), 4300);
    expect(metrics?.sentence).toMatch(/9464.* METRICS_PORT/);
    expect(startupFailureOf(failure('EACCES', { syscall: 'listen' }), 80)?.sentence).toContain('80');
  });

  it('names the setting of an unreachable database', () => {
    expect(startupFailureOf(failure('ECONNREFUSED', { syscall: 'connect' }), 1)?.sentence).toContain('DATABASE_URL');
  });

  it('returns undefined for an unexpected error', () => {
    expect(startupFailureOf(new TypeError('x is not a function'), 4300)).toBeUndefined();
  });
});
