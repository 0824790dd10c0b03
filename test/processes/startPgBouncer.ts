import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, unprivilegedUser, untilItAnswers } from '../support/server/startPostgres.ts';

/** Path of PgBouncer in Debian's package. */
export const PGBOUNCER = '/usr/sbin/pgbouncer';

export type PgBouncer = { readonly url: string; stop(): Promise<void> };

/** Starts PgBouncer in transaction mode with few connections, configured as in docs/OPERATING.md. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const { hostname, port, pathname, username } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'returns-portal-pgbouncer-'));
  chmodSync(folder, 0o755);
  const ownPort = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `* = host=${hostname} port=${port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${ownPort}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${join(folder, 'users.txt')}`,
      'pool_mode = transaction',
      'default_pool_size = 4',
      'ignore_startup_parameters = lock_timeout, statement_timeout, idle_in_transaction_session_timeout',
    ].join('\n'),
  );
  const child = spawn(PGBOUNCER, [join(folder, 'pgbouncer.ini')], { ...unprivilegedUser(), cwd: '/', stdio: 'ignore' });
  const url = new URL(databaseUrl);
  url.port = String(ownPort);
  url.pathname = pathname;
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItAnswers(url.href);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: url.href, stop };
}
