import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { runSql } from './runSql.ts';

type UserIds = { readonly uid: number; readonly gid: number };

/** Starts a temporary server in a new folder on a free port. Its account may create databases and roles. */
export async function startPostgres(
  binaries: string,
  args: readonly string[] = [],
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'returns-portal-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const port = await freePort();
  const settings = [
    '-c',
    'fsync=off',
    '-c',
    'full_page_writes=off',
    '-c',
    'unix_socket_directories=',
    '-c',
    'max_connections=100',
    ...args,
  ];
  // Let a shell stop the server and delete the folder when its stdin closes. This works even if this process is killed.
  const script = '"$@" >"$0/server.log" 2>&1 & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$0"';
  const keeper = spawn(
    '/bin/sh',
    ['-c', script, folder, join(binaries, 'postgres'), '-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings],
    { ...user, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  const stop = async (): Promise<void> => {
    keeper.stdin?.end();
    if (keeper.exitCode === null) await once(keeper, 'exit');
  };
  const admin = `postgres://postgres@127.0.0.1:${port}/postgres`;
  try {
    await untilItAnswers(admin);
    // As in production, the account owns its databases but is not a superuser.
    await runSql(admin, 'create role portal_owner login createdb createrole');
    // Dropping a test database ends connections of the serving account that are still being closed.
    await runSql(admin, 'grant pg_signal_backend to portal_owner');
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: `postgres://portal_owner@127.0.0.1:${port}/postgres`, stop };
}

/** Returns another user if this process runs as root, because PostgreSQL refuses to run as root. */
export function unprivilegedUser(): UserIds | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account)
    throw new Error('Running as root, and there is no account `postgres` or `nobody` to run PostgreSQL as.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

export async function untilItAnswers(url: string): Promise<void> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      return await runSql(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
