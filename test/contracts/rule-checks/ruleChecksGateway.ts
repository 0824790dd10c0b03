import { expect, it } from 'vitest';
import type { CompanyPath } from '../../../src/application/company/CompanyPath.ts';
import { noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import { MAX_CHECKS, type RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const aCheck = (id: string, more: Partial<RuleCheck> = {}): RuleCheck => ({
  id,
  name: `Check ${id}`,
  item: { categories: ['Shoes'], tags: ['sale', 'ä–ö'], price: 59.95, purchaseDate: '2026-11-01' },
  askedAfter: 14,
  expected: [
    { of: 'verdict', is: 'returnable' },
    { of: 'RETURN_WINDOWS', is: { days: 14, from: 'purchaseDate' } },
    { of: 'CARRIER_RULES', is: { shouldUse: true, carrier: 'DPD', serviceType: 'STANDARD' } },
    { of: 'REFUND_FEES' },
  ],
  ...more,
});

/** Uses the rule checks of ACME and KOYO. */
export function ruleChecksGatewayContract(use: UseGateways): void {
  const pathOf = (id: string): CompanyPath => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const [acme, koyo] = [pathOf('ACME'), pathOf('KOYO')];

  const read = async (path: CompanyPath) => valueOf(await use().ruleChecks.read(path));
  const storeChecks = (path: CompanyPath, checks: readonly RuleCheck[], revision: string, idempotencyKey: string) =>
    use().ruleChecks.store(path, { checks, revision, idempotencyKey });
  const revisionOf = async (sent: ReturnType<typeof storeChecks>) => {
    const stored = await sent;
    if (!stored.ok || stored.value.kind !== 'stored') throw new Error('not kept');
    return stored.value.revision;
  };

  it('read returns no checks for a company that never stored checks [RL-7]', async () => {
    await use().signIn('ACME');
    expect(await read(acme)).toEqual(noChecks);
  });

  it("keep stores a company's checks for all its users, which other companies cannot read [RL-7]", async () => {
    const checks = [aCheck('a'), aCheck('b', { item: {}, askedAfter: 0 })];
    const revision = await revisionOf(storeChecks(acme, checks, noChecks.revision, 'checks-1'));
    expect(await read(acme)).toEqual({ revision, checks });
    await use().signIn('ACME', 'colleague');
    expect(await read(acme)).toEqual({ revision, checks });
    await use().signIn('KOYO');
    expect(await read(koyo)).toEqual(noChecks);
  });

  it('store stores nothing if the checks have another revision than the caller read, and returns the current checks [RL-7]', async () => {
    await use().signIn('KOYO');
    const first = await revisionOf(storeChecks(koyo, [aCheck('a')], noChecks.revision, 'first'));
    const second = await revisionOf(storeChecks(koyo, [aCheck('a'), aCheck('b')], first, 'second'));
    const present = { revision: second, checks: [aCheck('a'), aCheck('b')] };
    const stale = { ok: true, value: { kind: 'stale', present } };
    expect(await storeChecks(koyo, [], first, 'third')).toEqual(stale);
    expect(await storeChecks(koyo, [aCheck('c')], noChecks.revision, 'fourth')).toEqual(stale);
    expect(await read(koyo)).toEqual(present);
    expect(await revisionOf(storeChecks(koyo, present.checks, second, 'same')), 'nothing differs').toBe(second);
    const none = await revisionOf(storeChecks(koyo, [], second, 'none'));
    expect(await read(koyo)).toEqual({ revision: none, checks: [] });
  });

  it('store stores checks once if the request is repeated, and rejects other checks with the same idempotency key [PB-14]', async () => {
    await use().signIn('KOYO');
    const { revision } = await read(koyo);
    const once = await revisionOf(storeChecks(koyo, [aCheck('a')], revision, 'the-key'));
    expect(await revisionOf(storeChecks(koyo, [aCheck('a')], revision, 'the-key'))).toBe(once);
    expect(await storeChecks(koyo, [aCheck('b')], revision, 'the-key')).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 422 },
    });
  });

  it('store rejects an invalid or duplicate check, and more checks than the maximum [RL-7]', async () => {
    await use().signIn('KOYO');
    const before = await read(koyo);
    const refused = { ok: false, error: { kind: 'rejected', status: 400 } };
    const refusals: readonly (readonly RuleCheck[])[] = [
      [aCheck('a', { name: ' ' })],
      [aCheck('a', { name: 'x'.repeat(101) })],
      [aCheck('a'), aCheck('a', { name: 'Another' })],
      [aCheck('a'), aCheck('b', { name: ' CHECK A ' })],
      [aCheck('a', { expected: [] })],
      [aCheck('a', { expected: [{ of: 'RETURN_WINDOWS', is: { days: 14 } }] })],
      [aCheck('a', { item: { purchaseDate: '2026-02-30' } })],
      [aCheck('a', { item: { categories: Array.from({ length: 30 }, (_, nth) => String(nth).padEnd(200, 'x')) } })],
      [aCheck('a', { name: 'half a \ud83d pair' })],
      Array.from({ length: MAX_CHECKS + 1 }, (_, nth) => aCheck(`c${String(nth)}`)),
    ];
    for (const [nth, checks] of refusals.entries())
      expect(await storeChecks(koyo, checks, before.revision, `refused-${String(nth)}`), String(nth)).toMatchObject(
        refused,
      );
    expect(await read(koyo)).toEqual(before);
    const many = Array.from({ length: MAX_CHECKS }, (_, nth) => aCheck(`c${String(nth)}`));
    expect(await storeChecks(koyo, many, before.revision, 'many')).toMatchObject({ ok: true });
    expect((await read(koyo)).checks).toEqual(many);
  });

  it('reading or storing checks returns `not-found` for an unknown company, and for a company to which the user does not belong', async () => {
    await use().signIn('ACME');
    const nobodys = pathOf('NOBODY');
    expect(await use().ruleChecks.read(nobodys)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    expect(await storeChecks(nobodys, [], noChecks.revision, 'nobody')).toMatchObject({ error: { kind: 'not-found' } });
  });
}
