import { describe, expect, it } from 'vitest';
import { REMOVED } from '../../../src/domain/changes/removal.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { unexplainedKeys } from '../../../src/domain/configuration/unexplainedKeys.ts';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { ruleKey } from '../../../src/domain/rules/changes/ruleList.ts';
import { contentOf } from '../../../src/domain/warehouses/warehouseParts.ts';
import { changeRegistry } from '../../support/changes.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { SECRET, usps } from '../../support/samples/secretCarrier.ts';
import { aRule, documentOf } from '../rules/aRule.ts';
import { aWarehouse, someWarehouses } from '../../support/samples/warehouses.ts';

const base = withCarriers(aCompanyConfiguration({ warehousesConfig: someWarehouses() }), [usps(SECRET)]);
const unexplained = (made: typeof base, said: readonly PendingChange[]) =>
  unexplainedKeys(changeRegistry, base, made, said);

describe('unexplainedKeys of a publish [PB-16]', () => {
  const outlet = aWarehouse({ locationId: 'new-1', locationName: 'Outlet store' });
  const [{ companyId: _, ...sent }] = [contentOf(outlet)];
  const added: PendingChange = { type: 'WAREHOUSE', key: 'warehouses.location.new-1', value: sent };
  const moved: PendingChange = {
    type: 'WAREHOUSE',
    key: 'warehouses.default',
    value: 'new-1',
    originalValue: 'acme-1',
  };
  const made = (warehouse: Partial<Warehouse>, isDefault = true) => ({
    ...base,
    warehousesConfig: [
      ...someWarehouses().map((each) => ({ ...each, default: each.locationId === 'acme-1' && !isDefault })),
      { ...outlet, locationId: 'given.by-the-service', default: isDefault, ...warehouse },
    ],
  });

  it('is empty if the published version differs from the announced changes only in ids that the service assigned', () => {
    expect(unexplained(made({}), [added, moved])).toEqual([]);
    expect(unexplained(made({}, false), [added])).toEqual([]);
  });

  it('contains the key of an entry created with other content, and of a change that was not announced', () => {
    expect(unexplained(made({ locationName: 'Elsewhere' }, false), [added])).toEqual(
      expect.arrayContaining(['warehouses.location.given.by-the-service']),
    );
    expect(unexplained(made({}), [added])).toEqual(['warehouses.default']);
  });

  it('contains the key of a rule that was removed without an announcement, or announced as removed but still exists', () => {
    const rule = documentOf(aRule('r1'));
    const key = ruleKey(rule.ruleId);
    const withRule = { ...base, rulesConfig: [rule] };
    const withoutRule = { ...base, rulesConfig: [] };
    const removed: PendingChange = { type: 'RULES', key, value: REMOVED, originalValue: rule };
    expect(unexplainedKeys(changeRegistry, withRule, withoutRule, [])).toEqual([key]);
    expect(unexplainedKeys(changeRegistry, withRule, withRule, [removed])).toEqual([key]);
    expect(unexplainedKeys(changeRegistry, withRule, withoutRule, [removed])).toEqual([]);
  });

  it('contains the key of a carrier whose secret was replaced although no announced change replaces it', () => {
    const other = withCarriers(base, [usps('fedcba9876543210fedcba9876543210')]);
    const key = 'carriers.carrier.USPS';
    const { default: __, ...setup } = usps(SECRET_MASK);
    const announcedSecret = (accountNumber: string): PendingChange =>
      changeRegistry.recorded({
        type: 'COMPANY_CARRIER_CONFIG',
        key,
        value: { ...setup, account: { accountNumber } },
        originalValue: setup,
      });
    expect(unexplained(other, [])).toEqual([key]);
    expect(unexplained(other, [announcedSecret(SECRET_MASK)])).toEqual([key]);
    expect(unexplained(other, [announcedSecret('fedcba9876543210fedcba9876543210')])).toEqual([]);
    expect(unexplained(base, [announcedSecret(SECRET)])).toEqual([]);
  });
});
