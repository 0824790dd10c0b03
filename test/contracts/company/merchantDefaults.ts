import { expect, it } from 'vitest';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { Gateways, UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the merchant R06. An earlier suite has created its application configuration. */
export function merchantDefaultsContract(use: UseGateways): void {
  let count = 0;
  const update = async (id: string, patch: Parameters<Gateways['application']['update']>[1]) => {
    count += 1;
    const path = { rootOrgId: 'HOUSE', companyId: companyId(id), version: '1.0' };
    const read = valueOf(await use().companies.read(path.companyId));
    const ifMatch = read.revision ?? '';
    return use().application.update(path, patch, { idempotencyKey: `defaults-${count}`, ifMatch });
  };
  const windowOf = async (name: string, days: number) => {
    count += 1;
    const eventData = { days, from: 'purchaseDate' };
    const rule = aRule('', { ruleType: 'RETURN_WINDOWS', name, eventData });
    const path = { product: RETURNS_PRODUCT, companyId: companyId('R06') };
    return use().rules.create(path, buildRulePayload('R06', rule), { idempotencyKey: `defaults-rule-${count}` });
  };
  const refusedWith = (message: string) => ({ ok: false, error: { kind: 'rejected', message } });
  const limits = (warranty: number | null, window: number | null) => ({
    features: { returnPolicies: { maxWarrantyDays: warranty }, returnWindows: { maxDueDateDays: window } },
  });

  it('an owner’s limits apply to later writes of merchants without their own limits [CF-6] [VL-maxWarrantyDays] [VL-maxDueDateDays]', async () => {
    await use().signIn('R06');
    expect((await windowOf('Long', 60)).ok).toBe(true);
    expect(await update('R06', { config: { PURCHASE_WARRANTY_PERIOD: 400 } })).toMatchObject({ ok: true });

    await use().signIn('HOUSE', 'admin');
    expect(await update('HOUSE', limits(365, 30))).toMatchObject({ ok: true });
    expect(await use().adminConfig.read('USPS')).toMatchObject({ ok: true, value: limits(365, 30) });

    await use().signIn('R06');
    expect(await update('R06', { config: { DUE_DATE_DAYS: 31 } })).toMatchObject(
      refusedWith('validation.maxDueDateDaysError'),
    );
    expect(await update('R06', { config: { PURCHASE_WARRANTY_PERIOD: 366 } })).toMatchObject(
      refusedWith('validation.maxWarrantyDaysError'),
    );
    expect(await windowOf('Longer', 31)).toMatchObject(refusedWith('validation.maxDueDateDaysError'));
    expect((await windowOf('Short', 30)).ok).toBe(true);
    expect(await update('R06', { config: { DUE_DATE_DAYS: 30 } })).toMatchObject({ ok: true });
  });

  it('published values above a new limit do not change, and a search finds the merchants that have such values [CF-6]', async () => {
    await use().signIn('HOUSE', 'admin');
    const idsOf = async (narrowing: { readonly warrantyOver?: number; readonly windowOver?: number }) => {
      const page = await use().merchants.search('HOUSE', { search: 'Rules', sort: 'companyId', ...narrowing });
      return page.ok ? page.value.merchants.map((merchant) => merchant.companyId) : page;
    };
    expect(await idsOf({ windowOver: 59 })).toEqual(['R06']);
    expect(await idsOf({ windowOver: 60 })).toEqual([]);
    expect(await idsOf({ warrantyOver: 399, windowOver: 30 })).toEqual(['R06']);
    expect(await idsOf({ warrantyOver: 400 })).toEqual([]);
    const withOwn = await use().merchants.search('HOUSE', { search: '', sort: 'name', own: 'window-limit' });
    expect(withOwn).toMatchObject({ ok: true, value: { total: 0 } });
  });

  it('a merchant cannot set its own limit [CF-6]', async () => {
    await use().signIn('R06');
    expect((await update('R06', limits(365, 90))).ok).toBe(false);
  });

  it('an owner can remove its limits [CF-6]', async () => {
    await use().signIn('HOUSE', 'admin');
    expect(await update('HOUSE', limits(null, null))).toMatchObject({ ok: true });
    await use().signIn('R06');
    expect((await windowOf('Longer', 31)).ok).toBe(true);
  });
}
