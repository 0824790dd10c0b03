import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readHostedSettings } from '../../server/infrastructure/databasesByHost.ts';

const ACME = { DATABASE_URL: 'postgres://u:hunter2@db/acme' };
const POST = { DATABASE_URL: 'postgres://u:hunter2@db/post' };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'databases-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(file: unknown, environment: Readonly<Record<string, string>> = {}) {
  const path = join(folder, 'databases.json');
  writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
  return readHostedSettings({ DATABASES_BY_HOST: path, ...environment });
}
const problemsOf = (...args: Parameters<typeof read>): string[] => {
  const hosted = read(...args);
  return hosted.ok ? [] : hosted.error;
};

describe('DATABASES_BY_HOST', () => {
  it('without a value, one database serves all hosts', () => {
    expect(readHostedSettings({ ...ACME, PORT: '80' })).toMatchObject({
      value: [{ hosts: [], settings: { ...ACME, PORT: 80 } }],
    });
  });

  it('replaces settings of the environment for each database', () => {
    const own = {
      ...ACME,
      CARRIER: 'ACME',
      DRAFT_KEY_FILE: '/keys/acme',
      DATABASE_LISTEN_URL: 'postgres://u@direct/acme',
    };
    expect(read({ 'A.example, *.a.example': own, 'b.example': POST }, { CARRIER: 'POST', PORT: '80' })).toMatchObject({
      value: [
        { hosts: ['a.example', '*.a.example'], settings: { ...own, PORT: 80, SEED_SAMPLE: false } },
        { hosts: ['b.example'], settings: { ...POST, CARRIER: 'POST', PORT: 80, LOG_LEVEL: 'info' } },
      ],
    });
  });

  it('is rejected together with the settings of a single database', () => {
    const single = { DATABASE_URL: 'postgres://u@db/one', DRAFT_KEY_FILE: '/keys', AUDIT_ANCHORS: '/anchors' };
    expect(problemsOf({ 'a.example': ACME }, single)).toEqual(
      Object.keys(single).map(
        (name) => `${name} must be set in the file of DATABASES_BY_HOST instead, for each database.`,
      ),
    );
  });

  it.each([
    ['an unreadable file', undefined, 'DATABASES_BY_HOST cannot be read'],
    ['invalid JSON', `{"a.example": {"DATABASE_URL": "${ACME.DATABASE_URL}"`, 'must be a JSON object'],
    ['no host', {}, 'must be a JSON object'],
    ['an address instead of settings', { 'a.example': ACME.DATABASE_URL }, 'must be a JSON object'],
    ['a missing address', { 'a.example': { CARRIER: 'ACME' } }, 'a.example: DATABASE_URL is missing.'],
    ['a wrong address', { 'a.example': { DATABASE_URL: 'mysql://u:hunter2@db' } }, 'DATABASE_URL must be an address'],
    ['a setting of the process', { 'a.example': { ...ACME, PORT: '1' } }, 'PORT cannot be set for one database.'],
    ['a host with a port', { 'a.example:80': ACME }, '"a.example:80" is not a host without a port.'],
    ['a repeated host', { 'a.example': ACME, 'b.example,a.example': POST }, 'the host a.example is the same'],
    [
      'a repeated database',
      { 'a.example': ACME, 'b.example': { DATABASE_URL: 'postgresql://other@db:5432/acme?sslmode=require' } },
      'b.example: DATABASE_URL is the same as in an earlier entry.',
    ],
    [
      'a repeated key file',
      { 'a.example': { ...ACME, DRAFT_KEY_FILE: '/keys' }, 'b.example': { ...POST, DRAFT_KEY_FILE: '/keys' } },
      'b.example: DRAFT_KEY_FILE is the same as in an earlier entry.',
    ],
  ])('with %s is rejected with one sentence without passwords', (_name, file, expected) => {
    const problems =
      file === undefined ? problemsOf('', { DATABASES_BY_HOST: join(folder, 'none') }) : problemsOf(file);
    expect(problems).toEqual([expect.stringContaining(expected)]);
    expect(problems.join()).not.toContain('hunter2');
  });
});
