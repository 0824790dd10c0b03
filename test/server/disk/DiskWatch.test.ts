import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DiskWatch } from '../../../server/infrastructure/disk/DiskWatch.ts';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

describe('DiskWatch', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'watched-'));
    mkdirSync(join(folder, 'within'));
    writeFileSync(join(folder, 'a'), Buffer.alloc(600 * KIBIBYTE, 1));
    writeFileSync(join(folder, 'within/b'), Buffer.alloc(600 * KIBIBYTE, 1));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const watch = (limits: { reserve?: number; quota?: number }) =>
    new DiskWatch(folder, { reserve: 0, quota: 0, ...limits });

  it('allows all writes while more space is free than the reserve', async () => {
    expect(await watch({}).room()).toBe('all');
    expect(await watch({ reserve: MEBIBYTE, quota: 100 * MEBIBYTE }).room()).toBe('all');
    expect(await watch({ reserve: MEBIBYTE }).problem()).toBeUndefined();
  });

  it('allows only sign-ins if less space is free than the reserve, and no writes if less is free than half the reserve', async () => {
    const { free } = await watch({}).use();
    expect(await watch({ reserve: free * 1.5 }).room()).toBe('sessions');
    expect(await watch({ reserve: free * 3 }).room()).toBe('none');
    expect(await watch({ reserve: free * 3 }).problem()).toMatch(/^\d+ MiB are free, and \d+ are kept in reserve$/);
  });

  it('counts the files of the folder and its subfolders towards the quota', async () => {
    expect(await watch({ quota: 2 * MEBIBYTE }).room()).toBe('all');
    expect(await watch({ quota: MEBIBYTE, reserve: MEBIBYTE }).room()).toBe('sessions');
    expect(await watch({ quota: MEBIBYTE }).room()).toBe('none');
    expect(await watch({ quota: MEBIBYTE }).problem()).toBe('the data folder takes 1 MiB of 1');
  });

  it('allows writes if the folder cannot be measured, because a full disk reports its own error', async () => {
    const missing = new DiskWatch(join(folder, 'missing'), { reserve: MEBIBYTE, quota: MEBIBYTE });
    expect(await missing.room()).toBe('all');
  });
});
