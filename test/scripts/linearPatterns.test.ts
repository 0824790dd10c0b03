import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/check-patterns.mjs');
const folder = mkdtempSync(join(tmpdir(), 'patterns-'));
for (const each of ['src', 'server', 'contract']) mkdirSync(join(folder, each));
const check = (...args: string[]) => spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });

afterAll(() => rmSync(folder, { recursive: true }));

describe('the check of regular expressions', () => {
  it('finds no expression in the product that can take more than linear time', () => {
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it('rejects each expression that can take more than linear time', () => {
    const patterns = ['/\\/+$/', '/([\\w-]*)\\(/g', '/^(\\w+\\s?)*$/'];
    for (const [nth, pattern] of patterns.entries())
      writeFileSync(join(folder, `server/planted${nth}.ts`), `export const planted = ${pattern};\n`);
    const { status, stderr } = check(folder);
    expect(status).toBe(1);
    for (const nth of patterns.keys()) expect(stderr).toContain(`server/planted${nth}.ts:1`);
  });
});
