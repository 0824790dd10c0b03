import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyStep, stepForEdits } from '../../../../src/domain/changes/changeStep.ts';
import type { PendingChange, PendingChanges } from '../../../../src/domain/changes/pendingChange.ts';
import { hasContent, isRemoval } from '../../../../src/domain/changes/removal.ts';
import type { Warehouse } from '../../../../src/domain/company/parts/warehouse.ts';
import {
  bindWarehouse,
  chooseDefault,
  removeWarehouse,
  saveWarehouse,
} from '../../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { detailsOf } from '../../../../src/domain/warehouses/warehouseParts.ts';
import {
  warehousesOf,
  warehousesSubject as subject,
} from '../../../../src/domain/warehouses/changes/warehousesSubject.ts';
import { aDifference } from '../../../support/samples/descriptions.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { aWarehouse, someWarehouses } from '../../../support/samples/warehouses.ts';
import { acceptingUnparsed, describeChange, discardEdits, isReadable, withChanges } from '../../../support/changes.ts';

const warehousesSubject = acceptingUnparsed(subject);
const published = someWarehouses();
const configuration = aCompanyConfiguration({ warehousesConfig: published });
const fresh = (id: string, more: Partial<Warehouse> = {}): Warehouse =>
  aWarehouse({ locationId: `new-${id}`, locationName: `Fresh ${id}`, externalBindings: [{ id }], ...more });

const madeOf = (...edits: readonly PendingChange[]): PendingChanges =>
  applyStep(new Map(), stepForEdits(new Map(), edits));
const after = (changes: PendingChanges) => withChanges(configuration, changes.values());
const byId = (warehouses: readonly Warehouse[]) =>
  warehouses.toSorted((left, right) => left.locationId.localeCompare(right.locationId));

const anyName = fc.constantFrom('North', 'South', 'Depot 7', 'خ', '倉庫');
const edit: fc.Arbitrary<(list: readonly Warehouse[]) => readonly PendingChange[]> = fc.oneof(
  fc.record({ id: fc.constantFrom('acme-1', 'acme-2', 'acme-3'), name: anyName, enabled: fc.boolean() }).map(
    ({ id, name, enabled }) =>
      (list: readonly Warehouse[]) =>
        list.flatMap((warehouse) =>
          warehouse.locationId === id ? [saveWarehouse(list, { ...warehouse, locationName: name, enabled })] : [],
        ),
  ),
  fc.constantFrom('a', 'b').map((id) => (list: readonly Warehouse[]) => [saveWarehouse(list, fresh(id))]),
  fc.constantFrom('acme-2', 'acme-3').map((id) => (list: readonly Warehouse[]) => removeWarehouse(list, id)),
  fc.constantFrom('acme-1', 'acme-2').map((id) => (list: readonly Warehouse[]) => [chooseDefault(list, id)]),
  fc
    .record({ id: fc.constantFrom('acme-1', 'acme-2'), codes: fc.array(anyName, { maxLength: 3 }) })
    .map(({ id, codes }) => (list: readonly Warehouse[]) => [
      bindWarehouse(
        list,
        id,
        codes.map((code) => ({ code })),
      ),
    ]),
);
const edits = fc
  .array(edit, { minLength: 1, maxLength: 6 })
  .map((each) => madeOf(...each.flatMap((make) => make(published))));

describe('pending changes of return addresses', () => {
  it('have a value that is sent to the service, and applying the change writes this value to the configuration [WH-1] [PC-6]', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const made = after(changes);
        const present = new Set(warehousesOf(made).map(({ locationId }) => locationId));
        for (const change of changes.values()) {
          expect(isReadable(change)).toBe(true);
          expect(hasContent(change.value)).toBe(true);
          expect(warehousesSubject.read(configuration, change)).toEqual(change.originalValue);
          const isGone = change.type === 'WAREHOUSE_BINDINGS' && !present.has(change.key.split('.').at(-1) ?? '');
          const isLocation = change.key.startsWith('warehouses.location.');
          const value = isLocation && !isRemoval(change.value) ? detailsOf(change.value as Warehouse) : change.value;
          const expected = isRemoval(value) || isGone ? undefined : value;
          if (change.key !== 'warehouses.default' || present.has(String(change.value)))
            expect(warehousesSubject.read(made, change)).toEqual(expected);
        }
      }),
    );
  });

  it('leave exactly one default address after any additions, edits and bindings [WH-5]', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const defaults = warehousesOf(after(changes)).filter((warehouse) => warehouse.default);
        const chosen = changes.get('warehouses.default')?.value;
        const removed = isRemoval(changes.get(`warehouses.location.${String(chosen ?? 'acme-1')}`)?.value);
        expect(defaults).toHaveLength(chosen !== undefined && removed ? defaults.length : 1);
        expect(defaults.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('can be undone exactly, except that a removed address may return at another position [PC-8]', () => {
    fc.assert(
      fc.property(edits, (changes) => {
        const made = after(changes);
        const back = [...changes.values()].map((change) => ({
          ...change,
          value: warehousesSubject.valueToUndo(change),
          originalValue: warehousesSubject.read(made, change),
        }));
        const restored = warehousesOf(withChanges(made, back));
        expect(byId(restored)).toEqual(byId(published));
        const hasRemoved = [...changes.values()].some(({ value }) => isRemoval(value));
        if (!hasRemoved) expect(JSON.stringify(restored)).toBe(JSON.stringify(published));
      }),
    );
  });

  it('can be discarded one at a time without affecting other changes [PC-5]', () => {
    fc.assert(
      fc.property(edits, fc.nat(), (changes, at) => {
        const change = [...changes.values()][at % Math.max(changes.size, 1)];
        if (!change) return;
        const remaining = applyStep(changes, stepForEdits(changes, discardEdits(configuration, changes, change)));
        expect(remaining.has(change.key)).toBe(false);
        for (const [key, other] of changes)
          if (key !== change.key && key !== 'warehouses.default') expect(remaining.get(key)).toEqual(other);
        const names = new Set(warehousesOf(after(remaining)).map(({ locationId }) => locationId));
        const chosen = remaining.get('warehouses.default')?.value;
        if (change.originalValue === undefined && chosen !== undefined && !names.has(String(chosen)))
          expect(isRemoval(changes.get(`warehouses.location.${String(chosen)}`)?.value)).toBe(true);
      }),
    );
  });

  it('transform any list of addresses into any other, and are empty for equal lists', () => {
    fc.assert(
      fc.property(edits, edits, (left, right) => {
        const [from, to] = [after(left), after(right)];
        const difference = warehousesSubject.difference(from, to);
        expect(byId(warehousesOf(withChanges(from, difference)))).toEqual(byId(warehousesOf(to)));
        expect(warehousesSubject.difference(to, to)).toEqual([]);
      }),
    );
  });

  it('lose the change of the default address if the user discards the new address that was to become the default [PC-5] [WH-4]', () => {
    const added = saveWarehouse(published, fresh('a'));
    const changes = madeOf(added, chooseDefault(published, 'new-a'), saveWarehouse(published, fresh('b')));
    const remaining = applyStep(changes, stepForEdits(changes, discardEdits(configuration, changes, added)));
    expect([...remaining.keys()]).toEqual(['warehouses.location.new-b']);
  });

  it('make the first address of a company its default address [WH-9]', () => {
    const bare = aCompanyConfiguration();
    const made = withChanges(bare, [saveWarehouse([], fresh('a'))]);
    expect(warehousesOf(made)).toMatchObject([{ locationId: 'new-a', default: true }]);
  });

  it('lose the change of an address’s bindings if the address is removed', () => {
    const changes = madeOf(bindWarehouse(published, 'acme-2', []), ...removeWarehouse(published, 'acme-2'));
    expect([...changes.keys()]).toEqual(['warehouses.location.acme-2']);
  });
});

describe('descriptions of changed return addresses', () => {
  const described = (changes: PendingChanges, key: string) =>
    describeChange(changes.get(key) ?? expect.fail(key), { before: configuration, after: after(changes) });

  it('contain the name of the address and its changed fields [PC-10]', () => {
    const changes = madeOf(
      saveWarehouse(published, { ...aWarehouse({ default: true }), locationName: 'Dock', enabled: false }),
    );
    expect(described(changes, 'warehouses.location.acme-1')).toEqual({
      title: 'changes.titles.returnAddress',
      code: 'Dock',
      label: 'Dock',
      act: 'changed',
      fields: [
        aDifference('Main Address', 'Dock', 'changes.fields.name'),
        aDifference('changes.values.addressUsed', 'changes.values.addressNotUsed', 'changes.fields.inUse'),
      ],
      moves: [],
    });
  });

  it('contain a new or removed address formatted as on a parcel [PC-10]', () => {
    const changes = madeOf(saveWarehouse(published, fresh('a')), ...removeWarehouse(published, 'acme-2'));
    const address = { kind: 'address', lines: ['18 Yarra Street', 'Geelong VIC 3220'], country: 'AU' };
    expect(described(changes, 'warehouses.location.new-a')).toMatchObject({
      act: 'added',
      fields: [
        { field: 'changes.fields.name' },
        { field: 'changes.fields.address', before: { kind: 'nothing' }, after: address },
        {},
      ],
    });
    expect(described(changes, 'warehouses.location.acme-2')).toMatchObject({
      act: 'removed',
      code: 'Outlet',
      fields: [
        { field: 'changes.fields.name' },
        { field: 'changes.fields.address', before: address, after: { kind: 'nothing' } },
        {},
      ],
    });
  });

  it('contain the old and the new default address, or for changed bindings to other systems the old and the new bindings [PC-10]', () => {
    const changes = madeOf(chooseDefault(published, 'acme-2'), bindWarehouse(published, 'acme-2', [{ n: 1 }]));
    expect(described(changes, 'warehouses.default')).toMatchObject({
      title: 'changes.titles.defaultReturnAddress',
      fields: [{ before: { text: 'Main Address' }, after: { text: 'Outlet' } }],
    });
    expect(described(changes, 'warehouses.bindings.acme-2')).toMatchObject({
      title: 'changes.titles.returnAddressBindings',
      code: 'Outlet',
      fields: [{ before: { kind: 'list', items: ['DPD D1'] }, after: { kind: 'list', items: ['{"n":1}'] } }],
    });
  });
});

describe('problems of changed return addresses', () => {
  const problemsAfter = (...edits: readonly PendingChange[]) =>
    warehousesSubject
      .problems({ before: configuration, after: after(madeOf(...edits)) })
      ?.map(({ problem, isBlocking, code }) => [problem, isBlocking, code]);

  it('block a publish if no address is the default or the default address is disabled [WH-5]', () => {
    expect(problemsAfter(...removeWarehouse(published, 'acme-1'))).toEqual([
      ['changes.problems.noDefaultAddress', true, undefined],
    ]);
    expect(problemsAfter(...removeWarehouse(published, 'acme-1', 'acme-2'))).toEqual([
      ['changes.problems.defaultAddressMoves', false, 'Outlet'],
    ]);
    expect(problemsAfter(chooseDefault(published, 'acme-3'))).toEqual([
      ['changes.problems.defaultAddressMoves', false, 'Old barn'],
      ['changes.problems.defaultAddressNotUsed', true, 'Old barn'],
    ]);
    expect(problemsAfter(...published.flatMap(({ locationId }) => removeWarehouse(published, locationId)))).toEqual([
      ['changes.problems.allAddressesRemoved', false, undefined],
    ]);
  });

  it('require confirmation if all addresses are removed, or if customers would send returns to another default address', () => {
    const ticksOf = (edits: readonly PendingChange[]) =>
      warehousesSubject
        .problems({ before: configuration, after: after(madeOf(...edits)) })
        ?.filter(({ isDestructive }) => isDestructive)
        .map(({ problem, code }) => [problem, code]);
    expect(ticksOf([chooseDefault(published, 'acme-2')])).toEqual([['changes.problems.defaultAddressMoves', 'Outlet']]);
    expect(ticksOf(removeWarehouse(published, 'acme-1', 'acme-2'))).toEqual([
      ['changes.problems.defaultAddressMoves', 'Outlet'],
    ]);
    expect(ticksOf(published.flatMap(({ locationId }) => removeWarehouse(published, locationId)))).toEqual([
      ['changes.problems.allAddressesRemoved', undefined],
    ]);
    expect(ticksOf(removeWarehouse(published, 'acme-2'))).toEqual([]);
    expect(ticksOf([bindWarehouse(published, 'acme-2', [{ n: 1 }])])).toEqual([]);
  });

  it('block a publish if a changed address would be rejected by the service [WH-1]', () => {
    const wrong = fresh('a', {
      locationName: 'Fresh',
      place: { address: { line1: 'Dock 1', country: 'AU', postcode: '12' } },
    });
    expect(problemsAfter(saveWarehouse(published, wrong))).toEqual([
      ['changes.problems.addressInvalid', true, 'Fresh'],
    ]);
    expect(
      warehousesSubject.problems?.({ before: after(madeOf(saveWarehouse(published, wrong))), after: configuration }),
    ).toEqual([]);
  });
});
