import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirLockedError, lockDataDir } from '../../../server/infrastructure/postgres/connection/lockDataDir.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/embedded/openPgliteDatabase.ts';
import { openPglite } from '../../support/server/openPglite.ts';

const canUnshare = (): boolean => spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

describe('lockDataDir', () => {
  let directory: string;
  let processes: ChildProcess[];
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'returns-portal-lock-'));
    processes = [];
  });
  afterEach(async () => {
    await Promise.all(processes.map(end));
    rmSync(directory, { recursive: true, force: true });
  });

  const end = async (child: ChildProcess) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  /** Starts another process that tries to lock the folder. Returns its output. */
  const contend = async (within: readonly string[] = []) => {
    const node = [process.execPath, 'test/support/server/holdDataDir.ts', directory];
    const [command = '', ...args] = [...within, ...node];
    const child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    processes.push(child);
    const [firstLine] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { firstLine, child };
  };

  it("lets exactly one of several processes replace a dead process's lock, and gives the other processes an error message", async () => {
    const dead = await contend();
    await end(dead.child);
    const responses = await Promise.all(Array.from({ length: 4 }, () => contend()));
    const winners = responses.filter(({ firstLine }) => firstLine === 'held');
    expect(winners).toHaveLength(1);
    const holder = `process ${winners[0]?.child.pid} on ${hostname()}`;
    const sentence = `The data folder ${directory} is in use by ${holder}; stop it, or start with another DATA_DIR.`;
    expect(new Set(responses.map(({ firstLine }) => firstLine))).toEqual(new Set(['held', sentence]));
  });

  it('gives the lock to exactly one of many callers in the same process, each time they compete for it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(directory)));
      const successes = attempts.filter((attempt) => attempt.status === 'fulfilled');
      expect(successes).toHaveLength(1);
      for (const attempt of attempts)
        if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(DataDirLockedError);
      successes[0]?.value.release();
    }
    expect(readdirSync(directory)).toEqual(['server.lock']);
  });

  it('uses a lock of the operating system, not the content of the folder', async () => {
    const lock = await lockDataDir(directory);
    writeFileSync(join(directory, 'server.lock'), '');
    await expect(lockDataDir(directory)).rejects.toThrow('in use by another process');
    lock.release();
    writeFileSync(join(directory, 'server.lock'), 'process 1 on another machine');
    mkdirSync(join(directory, 'lock'));
    (await lockDataDir(directory)).release();
    expect(readdirSync(directory)).toEqual(['server.lock']);
  });

  it.skipIf(!canUnshare())('works between processes that cannot see each other, e.g. in containers', async () => {
    const first = await contend(['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']);
    expect(first.firstLine).toBe('held');
    const second = await contend(['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']);
    expect(second.firstLine).toMatch(/ is in use by process \d+ on /);
  });

  it('keeps the lock until the embedded database is closed, and no written data is lost', async () => {
    const first = await openPglite(directory);
    const owner = { root_org_id: 'OWNER', carrier: 'USPS', admin_config: '{}' };
    await first.inMaintenance((trx) => trx.insertInto('owner').values(owner).execute());
    await expect(openPgliteDatabase(directory)).rejects.toBeInstanceOf(DataDirLockedError);
    await first.close();
    await first.close();
    const second = await openPgliteDatabase(directory);
    const owners = await second.inSystem((trx) => trx.selectFrom('owner').select('carrier').execute());
    await second.close();
    expect(owners).toEqual([{ carrier: 'USPS' }]);
  });
});
