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
  it('finds no expression in the product that takes more than linear time', () => {
    expect(check()).toMatchObject({ status: 0, stderr: '' });
  });

  it.each(['/\\/+$/', '/([\\w-]*)\\(/g', '/^(\\w+\\s?)*$/'])('rejects %s', (pattern) => {
    writeFileSync(join(folder, 'server/planted.ts'), `export const planted = ${pattern};\n`);
    expect(check(folder)).toMatchObject({ status: 1 });
    expect(check(folder).stderr).toContain('server/planted.ts:1');
  });
});
