import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../support/server/openPglite.ts';
import { describeRequest, requestDocument } from '../../faults/describeRequests.ts';
import { FaultEnvironment } from '../../faults/FaultEnvironment.ts';
import type { RecordedWrite } from '../../faults/FaultyLine.ts';
import { scenes, type Scene } from '../../faults/scenes.ts';

const DOCUMENT = 'docs/publish-requests.md';

const SERVICE = '/v1/returns-portal-service';
const WAREHOUSE = 'companyId, enabled, locationId, locationName, place, rules';
const NEW_WAREHOUSE = 'companyId, enabled, externalBindings, locationId, locationName, place, rules';
const RULE = 'companyId, enabled, priority, rule, ruleDescription, ruleType';
const ONBOARDING =
  'companyId, companyName, contactName, legalEntity, login, phoneNumber, productSettings, redirectUrl, requestId';

/** Every writing call of the specification [API-1] except the token call: method, path and body fields. */
const SPECIFIED_WRITES = [
  ['POST', `${SERVICE}/{rootOrgId}/update-company/{merchantId}`, 'products, cache-control: no-cache'],
  ['PATCH', `${SERVICE}/{rootOrgId}/company/{merchantId}/warehouse/{locationId}`, WAREHOUSE],
  ['PATCH', `${SERVICE}/{rootOrgId}/company/{merchantId}/multicarrier/warehouse/{locationId}`, WAREHOUSE],
  ['POST', `${SERVICE}/{rootOrgId}/company/{merchantId}/warehouse`, NEW_WAREHOUSE],
  ['POST', `${SERVICE}/{rootOrgId}/company/{merchantId}/multicarrier/warehouse`, NEW_WAREHOUSE],
  ['DELETE', `${SERVICE}/{rootOrgId}/company/{merchantId}/warehouse/{locationId}`, '?newDefault'],
  ['PATCH', `${SERVICE}/{rootOrgId}/company/{merchantId}/warehouse/{locationId}/default`, 'nothing'],
  ['POST', '/v1/asset-management/{root}/{merchant}/1.0/', 'config'],
  ['POST', '/v1/asset-management/{root}/{merchant}/{version}/upload', 'asset, contentType, data'],
  ['PATCH', '/v1/asset-management/{root}/{merchant}/{version}/', 'config'],
  ['POST', '/v1/asset-management/{root}/{merchant}/{version}/publish', 'nothing'],
  ['POST', `${SERVICE}/{carrier}/onboard/`, ONBOARDING],
  ['POST', '/v1/prereg/', 'applicant, organisationId, product'],
  ['POST', `${SERVICE}/{product}/company/{companyId}/rule`, RULE],
  ['PATCH', `${SERVICE}/{product}/company/{companyId}/rule/{ruleId}`, RULE],
].map((row) => row.join(' | '));

/** Requests of three publishes, which add, change and remove data. */
async function record(scene: Scene): Promise<readonly RecordedWrite[]> {
  const environment = await FaultEnvironment.open(openPglite, scene);
  try {
    for (const round of [1, 3, 4]) {
      const outcome = await environment.publish(round);
      if (!outcome.ok) throw new Error(outcome.error);
    }
    return [...environment.line.recorded];
  } finally {
    await environment.close();
  }
}

let byScene: readonly (readonly RecordedWrite[])[];
let recorded: readonly RecordedWrite[];
beforeAll(async () => {
  const { merchant, plainMerchant, owner } = scenes;
  byScene = [await record(merchant), await record(plainMerchant), await record(owner)];
  recorded = byScene.flat();
});

describe('the requests sent by complete publishes', () => {
  it('include every writing call of the specification, and otherwise only calls of our contract [API-1] [API-5]', () => {
    const requests = recorded.map(describeRequest);
    const specified = requests.filter(({ origin }) => origin !== 'own');
    const sentRequests = new Set(specified.map(({ method, path, sent }) => [method, path, sent].join(' | ')));
    expect([...sentRequests].toSorted()).toEqual(SPECIFIED_WRITES.toSorted());
    expect(requests.filter(({ path }) => path.startsWith('unknown'))).toEqual([]);
  });

  it('never contain null, and mark a removed part by an explicit record [PC-6]', () => {
    const opened = recorded.filter(({ url }) => url.endsWith('/publishes'));
    const sent = recorded.map(({ body }) => JSON.stringify(body) ?? '');
    expect(opened.map(({ body }) => JSON.stringify(body)).join('')).toContain('"value":{"removed":true');
    expect(sent.filter((body) => body.includes('null'))).toEqual([]);
  });

  it('have unique idempotency keys, and the id of their publish [PB-14]', () => {
    for (const requests of byScene) {
      const keys = requests.map(({ headers }) => headers['idempotency-key']);
      expect(keys.every((key) => typeof key === 'string')).toBe(true);
      expect(new Set(keys).size).toBe(keys.length);
    }
    // New merchants are created outside a publish.
    const isOutsidePublish = ({ url }: RecordedWrite): boolean => /\/(publishes|onboard|prereg)\b/.test(url);
    const steps = recorded.filter((request) => !isOutsidePublish(request));
    expect(steps.every(({ headers }) => typeof headers['x-publish-id'] === 'string')).toBe(true);
    expect(recorded.every(({ headers }) => headers.authorization?.startsWith('Bearer '))).toBe(true);
  });

  it('equal the requests in the documentation', () => {
    const text = readFileSync(DOCUMENT, 'utf8');
    const [before = ''] = text.split('| method |');
    const document = `${before}${requestDocument(recorded)}\n`;
    if (process.env['UPDATE_DOCS'] === 'true') writeFileSync(DOCUMENT, document);
    else expect(text).toBe(document);
  });
});
