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
  /** Another process that tries to lock the folder. Returns its output. */
  const contend = async (within: readonly string[] = []) => {
    const node = [process.execPath, '--import', 'tsx', 'test/support/server/holdDataDir.ts', directory];
    const [command = '', ...args] = [...within, ...node];
    const child = spawn(command, args, {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    processes.push(child);
    const [said] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
    return { said, child };
  };

  it("lets exactly one of several processes take over a dead process's lock, and refuses the others with a sentence", async () => {
    const dead = await contend();
    await end(dead.child);
    const answers = await Promise.all(Array.from({ length: 4 }, () => contend()));
    const winners = answers.filter(({ said }) => said === 'held');
    expect(winners).toHaveLength(1);
    const holder = `process ${winners[0]?.child.pid} on ${hostname()}`;
    const sentence = `The data folder ${directory} is in use by ${holder}; stop it, or start with another DATA_DIR.`;
    expect(new Set(answers.map(({ said }) => said))).toEqual(new Set(['held', sentence]));
  });

  it('lets exactly one of many callers in a process take the lock, repeatedly', async () => {
    for (let round = 0; round < 20; round += 1) {
      const taken = await Promise.allSettled(Array.from({ length: 8 }, () => lockDataDir(directory)));
      const held = taken.filter((attempt) => attempt.status === 'fulfilled');
      expect(held).toHaveLength(1);
      for (const attempt of taken)
        if (attempt.status === 'rejected') expect(attempt.reason).toBeInstanceOf(DataDirLockedError);
      held[0]?.value.release();
    }
    expect(readdirSync(directory)).toEqual(['server.lock']);
  });

  it("depends on the operating system's lock, not on the content of the folder", async () => {
    const lock = await lockDataDir(directory);
    writeFileSync(join(directory, 'server.lock'), '');
    await expect(lockDataDir(directory)).rejects.toThrow('in use by another process');
    lock.release();
    writeFileSync(join(directory, 'server.lock'), 'process 1 on another machine');
    mkdirSync(join(directory, 'lock'));
    (await lockDataDir(directory)).release();
    expect(readdirSync(directory)).toEqual(['server.lock']);
  });

  it.skipIf(!canUnshare())('works between processes that cannot see each other', async () => {
    const first = await contend(['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']);
    expect(first.said).toBe('held');
    const second = await contend(['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']);
    expect(second.said).toMatch(/ is in use by process \d+ on /);
  });

  it('is held by the embedded database until it is closed, which keeps written data', async () => {
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
