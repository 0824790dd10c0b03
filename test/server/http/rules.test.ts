import { afterAll, describe, expect, it } from 'vitest';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { startTestServer } from '../../support/server/httpServer.ts';

const server = await startTestServer();
const authorization = await server.authorization('ALPHA');
afterAll(() => server.close());

const URL = '/v1/returns-portal-service/RETURNS_PORTAL/company/alpha/rule';
const payload = (more: Partial<ReturnRule> = {}) => buildRulePayload('ALPHA', aRule('', more));
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) => server.send(authorization, method, url, body, headers);
const create = (body: object, publishId?: string) =>
  send('POST', URL, body, publishId === undefined ? {} : { 'x-publish-id': publishId });
const idOf = (response: { json<T>(): T }): string => response.json<{ resource: { ruleId: string } }>().resource.ruleId;
const published = async () => {
  const read = await send('POST', '/api/merchant-config', { merchant: 'ALPHA', token: '' });
  return read.json<{ revision: string; rulesConfig?: readonly { ruleId: string; ruleDescription: string }[] }>();
};
/** Opens a publish that will rename rules. */
const openRenaming = async (names: Readonly<Record<string, string>>): Promise<string> => {
  const { revision, rulesConfig = [] } = await published();
  const changes = rulesConfig
    .filter(({ ruleId }) => names[ruleId] !== undefined)
    .map((rule) => ({
      type: 'RULES',
      key: `rules.rule.${rule.ruleId}`,
      value: { ...rule, ruleDescription: names[rule.ruleId] },
    }));
  const url = '/v1/returns-portal-service/OWNER/company/ALPHA/publishes';
  const opened = await send('POST', url, { changes }, { 'if-match': revision });
  return opened.json<{ publishId: string }>().publishId;
};
const complete = (publishId: string) =>
  send('POST', `/v1/returns-portal-service/OWNER/company/ALPHA/publishes/${publishId}/complete`);

describe('a return rule that is written by a call', () => {
  it.each([
    ['another company’s payload', { companyId: 'BETA' }, '/companyId'],
    ['a text that cannot be stored', { ruleDescription: 'a\0b' }, '/ruleDescription'],
  ])('is rejected if it has %s [RL-3] [RL-6]', async (_, more, pointer) => {
    const before = await published();
    const response = await create({ ...payload({ name: 'Refused' }), ...more });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ errors: [{ pointer }] });
    expect(await published()).toEqual(before);
  });

  it('may have a duplicate name during a publish, but not when the publish is completed [RL-6]', async () => {
    const first = idOf(await create(payload({ name: 'Left' })));
    const second = idOf(await create(payload({ name: 'Right' })));
    const publishId = await openRenaming({ [first]: 'Right', [second]: 'Left' });
    const rename = (ruleId: string, name: string) =>
      send('PATCH', `${URL}/${ruleId}`, payload({ name }), { 'x-publish-id': publishId });
    expect((await rename(first, 'Right')).statusCode).toBe(200);
    const refused = await complete(publishId);
    expect(refused.statusCode).toBe(400);
    expect(refused.json()).toMatchObject({ message: 'validation.ruleNameInUse' });
    expect((await rename(second, 'Left')).statusCode).toBe(200);
    expect((await complete(publishId)).statusCode).toBe(200);
    const names = Object.fromEntries((await published()).rulesConfig?.map((r) => [r.ruleId, r.ruleDescription]) ?? []);
    expect(names).toMatchObject({ [first]: 'Right', [second]: 'Left' });
  });
});
