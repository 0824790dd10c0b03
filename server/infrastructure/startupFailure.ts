import { DataDirLockedError, NoFileLockError } from './postgres/connection/lockDataDir.ts';
import { CannotServeError } from './postgres/connection/openServingDatabase.ts';
import { EngineLostError } from './postgres/embedded/EmbeddedEngine.ts';

export type StartupFailure = { readonly sentence: string; readonly exitCode: number };

/** Exit code `EX_TEMPFAIL` of sysexits.h: the data folder is locked, or its disk is full. */
const TEMPORARY = 75;

export function startupFailureOf(error: unknown, port: number): StartupFailure | undefined {
  if (error instanceof DataDirLockedError) return { sentence: error.message, exitCode: TEMPORARY };
  if (error instanceof EngineLostError) return { sentence: error.message, exitCode: TEMPORARY };
  if (error instanceof NoFileLockError || error instanceof CannotServeError)
    return { sentence: error.message, exitCode: 1 };
  const { code, syscall, message, port: usedPort = port } = error as NodeJS.ErrnoException & { readonly port?: number };
  if (syscall === 'listen' && code === 'EADDRINUSE')
    return {
      sentence: `Port ${usedPort} is in use; stop what listens there, or start with another ${settingOf(usedPort, port)}.`,
      exitCode: 1,
    };
  if (syscall === 'listen') return { sentence: `Cannot listen on port ${usedPort}: ${message}`, exitCode: 1 };
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === '28P01' || code === '3D000')
    return { sentence: `The database of DATABASE_URL cannot be used: ${message || code}`, exitCode: 1 };
  return undefined;
}

const settingOf = (usedPort: number, port: number): string => (usedPort === port ? 'PORT' : 'METRICS_PORT');
