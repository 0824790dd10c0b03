import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOwner } from '../../server/infrastructure/postgres/createOwner.ts';
import { readServerSecrets } from '../../server/infrastructure/postgres/connection/serverSecrets.ts';
import { companyId } from '../support/samples/builders.ts';
import { runNode } from '../support/runNode.ts';
import { shippedCommonPasswords } from '../../server/infrastructure/passwords/readCommonPasswords.ts';
import { PASSWORD } from '../support/server/httpServer.ts';
import { openPglite } from '../support/server/openPglite.ts';
import { seedCompanies, START } from '../support/server/service.ts';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  const database = await openPglite(folder);
  await seedCompanies(database, ['A', 'B']);
  const admin = { userId: 'ada', email: 'ada@acme.example', name: 'Ada', password: PASSWORD, roles: ['owner'] };
  const created = await createOwner(
    database,
    {
      carrier: 'ACME_POST',
      rootOrgId: companyId('ACME'),
      carrierName: 'Acme Post',
      productName: 'Acme Returns',
      language: 'en',
      country: 'AU',
      returnsProduct: 'RETURNS_PORTAL',
      admin,
    },
    START,
    shippedCommonPasswords(),
  );
  if (!created.ok) throw new Error(created.error.kind);
  await readServerSecrets(database);
  await database.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

function run(script: string, ...args: readonly string[]) {
  const command = [`scripts/support/${script}.ts`, ...args];
  return runNode(command, { env: { PATH: process.env['PATH'], DATA_DIR: folder } });
}

describe('the commands for personal data', () => {
  const person = ['person', '--owner', 'acme', '--user', 'Ada@acme.example'];
  const merchant = ['merchant', '--owner', 'OWNER', '--merchant', 'A'];

  it('print the data of a person as JSON, and erase it once', () => {
    const { printed, status } = run('exportData', ...person);
    expect(status).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({ staff: [{ user_id: 'ada', email: 'ada@acme.example' }] });
    expect(run('eraseData', ...person)).toEqual({ status: 0, printed: 'Erased rows: 1 of staff.\n' });
    expect(run('eraseData', ...person)).toEqual({
      status: 0,
      printed: 'Owner ACME has no data of this person.\n',
    });
  });

  it('print the data of a merchant with its revisions as JSON, and erase it', () => {
    const { printed, status } = run('exportData', ...merchant);
    expect(status).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      company: [{ company_id: 'A' }],
      company_revision: [{ revision: 1, document: { name: 'Company A' } }],
    });
    expect(run('eraseData', ...merchant)).toMatchObject({
      status: 0,
      printed: expect.stringMatching(/1 of company[,.]/),
    });
    const left = JSON.parse(run('exportData', ...merchant).printed) as object;
    expect(Object.keys(left)).toEqual(['audit', 'audit_head', 'company_revision']);
  });

  it('print which argument is missing', () => {
    expect(run('exportData', 'person', '--owner', 'OWNER').printed).toMatch(
      /^--user is missing\.\nnpm run person:export/,
    );
  });
});

describe('the command that rotates the secret of the server', () => {
  it('prints what to do after each step', () => {
    expect(run('rotateSecret').printed).toMatch(/^A new secret was added\. Start every server process again/);
    expect(run('rotateSecret').printed).toMatch(/^The new secret signs from the next start on\./);
    expect(run('rotateSecret').printed).toMatch(/^The secret that was replaced last still verifies\. Delete it first/);
    expect(run('rotateSecret', '--forget').printed).toBe('The replaced secret was deleted.\n');
  });
});
