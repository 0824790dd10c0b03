import { DataDirLockedError, NoFileLockError } from './postgres/connection/lockDataDir.ts';
import { CannotServeError } from './postgres/connection/openServingDatabase.ts';
import { EngineLostError } from './postgres/embedded/EmbeddedEngine.ts';

/** Why a start came to nothing: one sentence for a person, and the exit code for a program. */
export type StartupFailure = { readonly sentence: string; readonly exitCode: number };

/** The exit code "try again later" of sysexits.h: somebody else holds the data folder, or its disk is full. */
const TEMPORARY = 75;

/** Reads an expected failure from what was thrown; `undefined` where it is a bug. */
export function startupFailureOf(error: unknown, port: number): StartupFailure | undefined {
  if (error instanceof DataDirLockedError) return { sentence: error.message, exitCode: TEMPORARY };
  if (error instanceof EngineLostError) return { sentence: error.message, exitCode: TEMPORARY };
  if (error instanceof NoFileLockError || error instanceof CannotServeError)
    return { sentence: error.message, exitCode: 1 };
  const { code, syscall, message, port: taken = port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return {
      sentence: `Port ${taken} is in use; stop what listens there, or start with another ${settingOf(taken, port)}.`,
      exitCode: 1,
    };
  if (syscall === 'listen') return { sentence: `Cannot listen on port ${taken}: ${message}`, exitCode: 1 };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return { sentence: `The database of DATABASE_URL cannot be used: ${message || code}`, exitCode: 1 };
  return undefined;
}

const settingOf = (taken: number, port: number): string => (taken === port ? 'PORT' : 'METRICS_PORT');
