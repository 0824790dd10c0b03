import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = join(process.cwd(), 'scripts/check-prose.mjs');
const folder = mkdtempSync(join(tmpdir(), 'prose-'));
const git = (...args: string[]) =>
  spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder });

/** Files by the rule that their text violates. */
const planted: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'opens with a headless clause': ['src/clause.ts', '/** What is stored. */\nexport const a = 1;\n'],
  'opens with a pronoun': ['server/pronoun.ts', '// It is stored.\nexport const a = 1;\n'],
  'opens with “of”': ['docs/of.md', '# Of\n\n- Of a draft.\n'],
  '“where” as a condition': ['src/where.ts', 'export const a = 1; // Skipped where there is no merchant.\n'],
  '“stands” for “is”': ['test/a.test.ts', "describe('the value as it stands', () => undefined);\n"],
  '“told” or “said”': ['README.md', 'The user is told.\n'],
  'long sentence': ['src/long.tsx', `/** ${'A sentence that goes on '.repeat(7)}. */\nexport const A = () => <b />;\n`],
};

beforeAll(() => {
  for (const [file, text] of Object.values(planted)) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  git('commit', '-q', '--allow-empty', '-m', `rules: ${'reject a price without a currency '.repeat(3)}`);
  git('commit', '-q', '--allow-empty', '-m', 'rules: reject a price; add a currency');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('the check of prose', () => {
  it('reports each text that violates a rule with its file, and subjects of new commits', () => {
    const { status, stderr } = spawnSync(process.execPath, [script, folder], { encoding: 'utf8' });
    expect(status).toBe(1);
    const reports = stderr.trim().split('\n');
    for (const [rule, [file]] of Object.entries(planted))
      expect(
        reports.some((report) => report.startsWith(file) && report.includes(rule)),
        rule,
      ).toBe(true);
    expect(stderr).toContain('commit subject over 72 characters: rules: reject a price without');
    expect(stderr).toContain('commit subject with two topics: rules: reject a price; add a currency');
    expect(reports).toHaveLength(Object.keys(planted).length + 2);
  });
});
