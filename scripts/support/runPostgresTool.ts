import { run } from './run.mjs';

/**
 * Runs a program of PostgreSQL with its errors on the screen. Resolves to whether it succeeded. The address is passed
 * in the environment, because a list of processes shows arguments, and the address can contain a password.
 */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  url: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const { username, password, hostname, port, pathname, searchParams } = new URL(url);
  const address = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
    PGSSLROOTCERT: searchParams.get('sslrootcert') ?? '',
  };
  const present = Object.fromEntries(Object.entries({ ...address, ...env }).filter(([, value]) => value !== ''));
  const code = await run(tool, tool === 'pg_restore' ? [`--dbname=${present['PGDATABASE']}`, ...args] : args, {
    env: present,
  });
  if (code === 127) console.error(`${tool} is missing. Install the client programs of PostgreSQL.`);
  return code === 0;
}
