import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { anException, aRule } from '../../domain/rules/aRule.ts';
import { startTestServer, type TestServer } from '../../support/server/httpServer.ts';

let server: TestServer;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer();
  authorization = await server.authorization('ALPHA');
});
afterAll(() => server.close());

const URL = '/v1/returns-portal-service/RETURNS_PORTAL/company/alpha/rule';
const payload = (more: Partial<ReturnRule> = {}) => buildRulePayload('ALPHA', aRule('', more));
const send = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  body?: object,
  headers: Record<string, string> = {},
) => server.inject({ method, url, headers: { authorization, ...headers }, ...(body && { payload: body }) });
const create = (body: object, publishId?: string) =>
  send('POST', URL, body, publishId === undefined ? {} : { 'x-publish-id': publishId });
const idOf = (answer: { json<T>(): T }): string => answer.json<{ resource: { ruleId: string } }>().resource.ruleId;
const published = async () => {
  const read = await send('POST', '/api/merchant-config', { merchant: 'ALPHA', token: '' });
  return read.json<{ revision: string; rulesConfig?: readonly { ruleId: string; ruleDescription: string }[] }>();
};
/** Opens a publish that renames rules. */
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

describe('a written return rule', () => {
  it.each([
    ['another company’s payload', { companyId: 'BETA' }, '/companyId'],
    ['no name', { ruleDescription: ' ' }, '/ruleDescription'],
    ['an unknown fact', condition({ fact: 'colour', operator: 'fullMatch', value: ['red'] }), '/rule/conditions/all/0'],
    [
      'an operator that does not fit',
      condition({ fact: 'price', operator: 'fullMatch', value: ['5'] }),
      '/rule/conditions/all/0',
    ],
    [
      'an impossible date',
      condition({ fact: 'purchaseDate', operator: 'lessThan', value: '2026-02-30' }),
      '/rule/conditions/all/0',
    ],
    ['another type’s event', { ruleType: 'RETURN_WINDOWS' }, '/rule/event'],
    ['a fractional priority', { priority: 0.5 }, '/rule'],
    ['a text that cannot be stored', { ruleDescription: 'a\0b' }, '/ruleDescription'],
  ])('cannot have %s [RL-3] [RL-6]', async (_, more, pointer) => {
    const before = await published();
    const answer = await create({ ...payload({ name: 'Refused' }), ...more });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ errors: [{ pointer }] });
    expect(await published()).toEqual(before);
  });

  it("gets the specification's action, whatever was sent [RL-1]", async () => {
    const body = payload({ name: 'Forged action' });
    const event = {
      type: 'nonReturnableItem',
      params: { actionId: 'refund_all', actionValue: { isNotReturnable: true } },
    };
    const ruleId = idOf(await create({ ...body, rule: { ...body.rule, event } }));
    const kept = (await published()).rulesConfig?.find((rule) => rule.ruleId === ruleId);
    expect(kept).toMatchObject({ rule: { event: { params: { actionId: 'not_returnable' } } } });
  });

  it('cannot duplicate a name or exception, with the specification’s message [RL-6] [VL-validRuleName] [VL-validException]', async () => {
    expect((await create(payload({ name: 'Only one' }))).statusCode).toBe(200);
    const again = await create(payload({ name: 'ONLY ONE ' }));
    expect(again.statusCode).toBe(400);
    expect(again.json()).toMatchObject({ message: 'validation.ruleNameInUse' });
    const exception = (name: string, skus: readonly string[]) => buildRulePayload('ALPHA', anException('', skus, name));
    expect((await create(exception('First', ['A-1', 'A-2']))).statusCode).toBe(200);
    expect((await create(exception('Second', ['a-2']))).json()).toMatchObject({
      message: 'validation.exceptionAlreadyExists',
    });
  });

  it('accepts only amounts of money as prices and fees, with the specification’s message [VL-price] [VL-currency]', async () => {
    const under = (price: number) =>
      payload({ name: `Under ${price}`, conditions: [{ fact: 'price', operator: 'lessThan', value: price }] });
    const fee = (amount: number, currency = 'EUR') => {
      const eventData = { amount, name: 'Fee', currency };
      return buildRulePayload('ALPHA', aRule('', { ruleType: 'REFUND_FEES', name: `Fee ${amount}`, eventData }));
    };
    for (const refused of [under(-5), under(12.345), fee(4.125)])
      expect((await create(refused)).json()).toMatchObject({ message: 'validation.invalidCurrencyError' });
    expect((await create(fee(4, 'XQQ'))).json()).toMatchObject({ errors: [{ message: 'currency-invalid' }] });
    for (const taken of [under(12.35), fee(4.25)]) expect((await create(taken)).statusCode).toBe(200);
  });

  it('is a default only without conditions, and once per type [RL-6]', async () => {
    const rest = (name: string, more: Partial<ReturnRule> = {}) =>
      payload({ name, conditions: [], isDefault: true, ...more });
    const narrow = await create(payload({ name: 'Narrow rest', isDefault: true }));
    expect(narrow.statusCode).toBe(400);
    expect(narrow.json()).toMatchObject({ errors: [{ message: 'defaultNarrowed' }] });
    expect((await create(rest('Rest'))).statusCode).toBe(200);
    expect((await create(rest('Second rest'))).json()).toMatchObject({ errors: [{ message: 'defaultTaken' }] });
  });

  it('cannot repeat a condition [RL-6]', async () => {
    const wine = { fact: 'categories', operator: 'fullMatch', value: ['Wine'] } as const;
    const twice = await create(payload({ name: 'Said twice', conditions: [wine, wine] }));
    expect(twice.statusCode).toBe(400);
    expect(twice.json()).toMatchObject({ errors: [{ message: 'conditionRepeated' }] });
    expect((await create(payload({ name: 'Said once', conditions: [wine] }))).statusCode).toBe(200);
  });

  it('may conflict during a publish, and not at its end [RL-6] [PB-5]', async () => {
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

  it('remains in the history when archived, and is named in the log [PB-16]', async () => {
    const ruleId = idOf(await create(payload({ name: 'Short-lived' })));
    server.advance(1);
    expect((await send('DELETE', `${URL}/${ruleId}`)).statusCode).toBe(200);
    expect((await send('DELETE', `${URL}/${ruleId}`)).statusCode).toBe(404);
    expect((await published()).rulesConfig?.some((rule) => rule.ruleId === ruleId)).toBe(false);
    const list = await send('GET', '/v1/returns-portal-service/OWNER/company/ALPHA/publishes');
    const [latest] = list.json<{ publishes: { publishId: string }[] }>().publishes;
    const publish = await send('GET', `/v1/returns-portal-service/OWNER/company/ALPHA/publishes/${latest?.publishId}`);
    expect(publish.json()).toMatchObject({
      actor: { userId: 'user-of-ALPHA' },
      changes: [{ type: 'RULES', key: `rules.rule.${ruleId}`, value: { removed: true }, originalValue: { ruleId } }],
    });
  });
});

function condition(all: object): object {
  return { rule: { ...payload().rule, conditions: { all: [all] } } };
}
