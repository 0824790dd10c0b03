import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { expectRestored } from '../../support/samples/restoring.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { changesBetween, describeChange, withChanges } from '../../support/changes.ts';

const withAddresses = (...warehousesConfig: readonly Warehouse[]): CompanyConfiguration =>
  aCompanyConfiguration({ warehousesConfig });
const named = (locationId: string, more: Partial<Warehouse> = {}): Warehouse =>
  aWarehouse({ locationId, locationName: `Depot ${locationId}`, ...more });

/** Configurations with some of four addresses in any order. The first address is the default. */
const configurations = fc
  .tuple(fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 1 }), fc.array(fc.boolean(), { minLength: 4 }))
  .map(([ids, flags]) =>
    withAddresses(
      ...ids.map((id, nth) =>
        named(id, {
          default: nth === 0,
          enabled: nth === 0 || flags[nth] === true,
          externalBindings: flags[nth] === true ? [{ system: 'wms', code: id }] : [],
        }),
      ),
    ),
  );

describe('restoring return addresses of an earlier revision', () => {
  it('results in exactly the addresses of that revision, for any published and pending changes [PB-16]', () => {
    expectRestored(configurations, 5);
  });

  it('restores a removed address at its old position without a change of the order [PB-16]', () => {
    const earlier = withAddresses(named('a', { default: true }), named('b'), named('c'));
    const later = withAddresses(named('a', { default: true }), named('c'));
    const changes = changesBetween(later, earlier);
    expect(changes.map(({ key, valueId }) => [key, valueId])).toEqual([['warehouses.location.b', 'c']]);
    expect(withChanges(later, changes)).toEqual(earlier);
  });

  it('describes a changed order by the names of the addresses [PB-16]', () => {
    const [before, after] = [withAddresses(named('a'), named('b')), withAddresses(named('b'), named('a'))];
    const [order, ...others] = changesBetween(before, after);
    expect(others).toEqual([]);
    expect(order && describeChange(order, { before, after })).toMatchObject({
      title: 'changes.titles.returnAddressOrder',
      fields: [{ before: { items: ['Depot a', 'Depot b'] }, after: { items: ['Depot b', 'Depot a'] } }],
    });
  });
});
