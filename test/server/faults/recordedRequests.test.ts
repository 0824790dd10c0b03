import { readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/openPgliteDatabase.ts';
import { FaultGround } from '../../faults/FaultGround.ts';
import type { RecordedWrite } from '../../faults/FaultyLine.ts';
import { tenStepChanges } from '../../faults/tenStepChanges.ts';

const DOCUMENT = 'docs/publish-requests.md';

/** The writing calls of a merchant's publish as section 7 of the source writes them: method, path, what is sent. */
const SECTION_7 = [
  ['POST', '/v1/returns-portal-service/{rootOrgId}/update-company/{merchantId}', 'products; cache-control: no-cache'],
  ['POST', '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/multicarrier/warehouse', 'the warehouse'],
  ['PATCH', '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/warehouse/{locationId}/default', 'none'],
  [
    'PATCH',
    '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/multicarrier/warehouse/{locationId}',
    'the warehouse',
  ],
  [
    'DELETE',
    '/v1/returns-portal-service/{rootOrgId}/company/{merchantId}/warehouse/{locationId}',
    'newDefault in the query',
  ],
  ['POST', '/v1/asset-management/{root}/{merchant}/{version}/upload', 'one image'],
  ['PATCH', '/v1/asset-management/{root}/{merchant}/{version}/', 'config changes'],
  ['POST', '/v1/asset-management/{root}/{merchant}/{version}/publish', 'none'],
  ['POST', '/v1/returns-portal-service/{product}/company/{companyId}/rule', 'the rule'],
  ['PATCH', '/v1/returns-portal-service/{product}/company/{companyId}/rule/{ruleId}', 'the rule'],
] as const;

const templates = calls.map(({ method, path, origin }) => ({
  method,
  path,
  origin,
  matches: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
}));

type Row = { readonly method: string; readonly path: string; readonly sent: string; readonly origin: string };

/** A recorded request by the call it is, with the names of what it carried. */
function rowOf({ method, url, headers, body }: RecordedWrite): Row {
  const [path = '', query = ''] = url.split('?');
  const call = templates.find((each) => each.method === method && each.matches.test(path));
  const parts = [
    ...[...new URLSearchParams(query).keys()].map((name) => `?${name}`),
    ...(typeof body === 'object' && body !== null ? Object.keys(body).toSorted() : []),
    ...(headers['cache-control'] === undefined ? [] : [`cache-control: ${headers['cache-control']}`]),
  ];
  const sent = parts.length === 0 ? 'nothing' : parts.join(', ');
  return { method, path: call?.path ?? `unknown: ${path}`, sent, origin: call?.origin ?? '' };
}

let ground: FaultGround;
let recorded: readonly RecordedWrite[];
beforeAll(async () => {
  ground = await FaultGround.open(() => openPgliteDatabase('memory'));
  // Added, changed, removed again.
  for (const round of [1, 3, 4]) {
    const outcome = await ground.publish(tenStepChanges((await ground.live()).configuration, round));
    if (!outcome.ok) throw new Error(outcome.error);
  }
  recorded = [...ground.line.recorded];
});
afterAll(() => ground.close());

describe('the requests of whole publishes', () => {
  it('are those of section 7, line by line, and of ours no others than the contract has [API-1] [API-5] [PB-5]', () => {
    const rows = recorded.map(rowOf);
    const made = new Set(rows.map(({ method, path }) => `${method} ${path}`));
    for (const [method, path] of SECTION_7) expect(made).toContain(`${method} ${path}`);
    const known = new Set(SECTION_7.map(([method, path]) => `${method} ${path}`));
    expect(
      rows.filter(({ method, path, origin }) => origin !== 'own' && !known.has(`${method} ${path}` as never)),
    ).toEqual([]);
    expect(rows.filter(({ path }) => path.startsWith('unknown'))).toEqual([]);
  });

  it('carry a key each, none twice, and the publish they belong to [PB-14]', () => {
    const keys = recorded.map(({ headers }) => headers['idempotency-key']);
    expect(keys.every((key) => typeof key === 'string')).toBe(true);
    expect(new Set(keys).size).toBe(keys.length);
    const steps = recorded.filter(({ url }) => !url.includes('/publishes'));
    expect(steps.every(({ headers }) => typeof headers['x-publish-id'] === 'string')).toBe(true);
    expect(recorded.every(({ headers }) => headers.authorization?.startsWith('Bearer '))).toBe(true);
  });

  it('stand in the documentation as they were recorded', () => {
    const rows = recorded.map(rowOf).map(({ method, path, sent, origin }) => {
      const source = origin === 'own' ? 'ours' : 'section 7';
      return `| ${method} | \`${path}\` | ${sent} | ${source} |`;
    });
    const table = ['| method | path | carries | from |', '|---|---|---|---|', ...new Set(rows)].join('\n');
    const text = readFileSync(DOCUMENT, 'utf8');
    const [before = ''] = text.split('| method |');
    if (process.env['UPDATE_DOCS'] === 'true') writeFileSync(DOCUMENT, `${before}${table}\n`);
    else expect(text).toBe(`${before}${table}\n`);
  });
});
