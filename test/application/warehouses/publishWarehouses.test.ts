import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { publishBindingsStep } from '../../../src/application/warehouses/publishBindingsStep.ts';
import { publishWarehousesStep } from '../../../src/application/warehouses/publishWarehousesStep.ts';
import { applyStep, stepForEdits } from '../../../src/domain/changes/changeStep.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { temporaryId, withCreatedIds } from '../../../src/domain/publishing/createdIds.ts';
import { planPublish } from '../../../src/domain/publishing/process/publishPlan.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import {
  bindWarehouse,
  chooseDefault,
  removeWarehouse,
  saveWarehouse,
} from '../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { detailsOf } from '../../../src/domain/warehouses/warehouseParts.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { inMemoryCompanyGateway } from '../../../src/infrastructure/company/inMemoryCompanyGateway.ts';
import { inMemoryWarehouseGateway } from '../../../src/infrastructure/warehouses/inMemoryWarehouseGateway.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aCompanyConfiguration, changesOf, companyId } from '../../support/samples/builders.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { Faults, type Fault } from '../../support/fakes/Faults.ts';
import { withNamedRevisions } from '../../support/namedRevisions.ts';
import { stepCalls } from '../../support/stepCalls.ts';
import { aWarehouse, someWarehouses, withWarehouseChanges } from '../../support/samples/warehouses.ts';
import { changeRegistry } from '../../support/changes.ts';

const made = temporaryId('fresh');
const fresh = aWarehouse({ locationId: made, locationName: 'Fresh' });
const published = someWarehouses();

/** A company with the given published addresses, and a publish of it. */
function aPublish(isMultiCarrier: boolean, edits: readonly PendingChange[], present = published) {
  const sample = aSample();
  const document = sample.owners[0]?.merchants[0]?.configuration ?? expect.fail('no merchant');
  document.warehousesConfig = structuredClone(present) as MerchantConfigDocument['warehousesConfig'];
  const service = new DemoService(sample, changeRegistry, { ids: new CountingIds('location') });
  const faults = new Faults();
  const gateway = withNamedRevisions(inMemoryWarehouseGateway(service), inMemoryCompanyGateway(service));
  const changes = [...applyStep(changesOf(), stepForEdits(changesOf(), edits)).values()];
  const base = aCompanyConfiguration({
    companyId: companyId('ACME'),
    carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS_PORTAL' },
    warehousesConfig: present,
    addresses: { multiCarrierAddressesApiEnabled: isMultiCarrier },
  });
  const [calls, bindingCalls] = [stepCalls('warehouses', faults), stepCalls('warehouse-bindings', faults)];
  const sent = (step: string) => planPublish(changes).find((each) => each.step === step)?.changes ?? [];
  const live = (): readonly Warehouse[] => {
    const read = service.configuration('ACME');
    return read.ok ? (read.value.document.warehousesConfig ?? []) : expect.fail(read.error.kind);
  };
  return {
    faults,
    calls,
    changes,
    live,
    /** Names of the calls that the service received, except cancellations. */
    effects: () =>
      faults.effects.map((effect) => effect.split(':')[0]).filter((name) => name?.startsWith('give-up') === false),
    defaults: () =>
      live()
        .filter((each) => each.default)
        .map((each) => each.locationId),
    run: () => publishWarehousesStep(gateway).run(base, sent('warehouses'), calls),
    bind: () => publishBindingsStep(gateway).run(base, sent('warehouse-bindings'), bindingCalls),
  };
}

describe('publishing a new return address, if carriers have no addresses of their own,', () => {
  it('creates the address and makes it the default, with the id that the service gave to it [WH-4]', async () => {
    const publish = aPublish(false, [saveWarehouse(published, fresh), chooseDefault(published, made)]);
    expect(await publish.run()).toEqual({ ok: true, value: undefined });
    expect(publish.effects()).toEqual(['create.0.1', 'make-default.0.1']);
    const id = publish.calls.createdId(made);
    expect(publish.defaults()).toEqual([id]);
    expect(publish.live().at(-1)).toMatchObject({ locationId: id, locationName: 'Fresh' });
  });

  it('does not make the new address the default if the user chose another default [WH-4]', async () => {
    const publish = aPublish(false, [saveWarehouse(published, fresh)]);
    await publish.run();
    expect(publish.effects()).toEqual(['create.0.1']);
    expect(publish.defaults()).toEqual(['acme-1']);
  });

  it('deletes the new address if it cannot become the default, and a retry creates it again [WH-4] [PB-14]', async () => {
    const publish = aPublish(false, [saveWarehouse(published, fresh), chooseDefault(published, made)]);
    publish.faults.plan('make-default.0.1', 'rejected');
    expect(await publish.run()).toMatchObject({
      ok: false,
      error: { kind: 'rejected', message: 'Refused by the test' },
    });
    expect(publish.effects()).toEqual(['create.0.1', 'take-back.0.1']);
    expect(publish.live()).toEqual(published);
    expect(publish.calls.createdId(made)).toBeUndefined();
    expect(await publish.run()).toMatchObject({ ok: true });
    expect(publish.effects().slice(2)).toEqual(['create.0.2', 'make-default.0.2']);
    expect(publish.live()).toHaveLength(published.length + 1);
    expect(publish.defaults()).toEqual([publish.calls.createdId(made)]);
  });

  it('deletes the new address before a retry creates it again if deleting it failed at first [WH-4] [PB-13]', async () => {
    const publish = aPublish(false, [saveWarehouse(published, fresh), chooseDefault(published, made)]);
    publish.faults.plan('make-default.0.1', 'server-error');
    publish.faults.plan('take-back.0.1', 'lost-before', 'lost-after');
    expect(await publish.run()).toMatchObject({ ok: false, error: { kind: 'unavailable' } });
    expect(publish.live()).toHaveLength(published.length + 1);
    expect(await publish.run()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(await publish.run()).toMatchObject({ ok: true });
    expect(publish.effects()).toEqual([
      'create.0.1',
      'take-back.0.1',
      'take-back.0.1',
      'create.0.2',
      'make-default.0.2',
    ]);
    expect(publish.live()).toHaveLength(published.length + 1);
    expect(publish.defaults()).toEqual([publish.calls.createdId(made)]);
  });

  it('deletes the new address if it became the default but the response was lost [WH-4]', async () => {
    const publish = aPublish(false, [saveWarehouse(published, fresh), chooseDefault(published, made)]);
    publish.faults.plan('make-default.0.1', 'lost-after');
    expect(await publish.run()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(publish.defaults()).toEqual(['acme-1']);
    expect(publish.live()).toHaveLength(published.length);
    await publish.run();
    expect(publish.defaults()).toEqual([publish.calls.createdId(made)]);
  });
});

describe('publishing return addresses', () => {
  it('creates a new address without making it the default if carriers have addresses of their own [WH-4]', async () => {
    const publish = aPublish(true, [saveWarehouse(published, fresh)]);
    await publish.run();
    expect(publish.effects()).toEqual(['create.0.1']);
    expect(publish.defaults()).toEqual(['acme-1']);
  });

  it('does not create an address again if an earlier attempt recorded its id [WH-4] [PB-13]', async () => {
    const publish = aPublish(true, [saveWarehouse(published, fresh), chooseDefault(published, made)]);
    publish.calls.recordCreated(made, 'acme-2');
    expect(await publish.run()).toMatchObject({ ok: true });
    expect(publish.effects()).toEqual(['write.0', 'default']);
    expect(publish.live()).toHaveLength(published.length);
    expect(publish.live()[1]).toMatchObject({ locationId: 'acme-2', locationName: 'Fresh', default: true });
  });

  it('removes an address, and sends a new default only if the removed address was the default', async () => {
    const withoutDefault = aPublish(true, removeWarehouse(published, 'acme-1', 'acme-2'));
    await withoutDefault.run();
    expect(withoutDefault.effects()).toEqual(['remove.0']);
    expect(withoutDefault.defaults()).toEqual(['acme-2']);
    const other = aPublish(true, removeWarehouse(published, 'acme-3'));
    await other.run();
    expect(other.effects()).toEqual(['remove.0']);
    const all = aPublish(
      true,
      published.flatMap(({ locationId }) => removeWarehouse(published, locationId)),
    );
    expect(await all.run()).toMatchObject({ ok: true });
    expect(all.live()).toEqual([]);
  });

  it('enables an address before it makes it the default, and disables the old default after that', async () => {
    const publish = aPublish(true, [
      saveWarehouse(published, { ...aWarehouse(), enabled: false }),
      saveWarehouse(published, aWarehouse({ locationId: 'acme-3', locationName: 'New barn' })),
      chooseDefault(published, 'acme-3'),
    ]);
    expect(await publish.run()).toMatchObject({ ok: true });
    expect(publish.effects()).toEqual(['write.1', 'default', 'write.0']);
    expect(publish.defaults()).toEqual(['acme-3']);
  });

  it('sends the bindings of each address in a separate call [PB-5]', async () => {
    const publish = aPublish(true, [
      bindWarehouse(published, 'acme-1', [{ erp: '1' }]),
      bindWarehouse(published, 'acme-2', []),
    ]);
    publish.faults.plan('bind.1', 'lost-after');
    expect(await publish.bind()).toMatchObject({ ok: false, error: { kind: 'unreachable' } });
    expect(await publish.bind()).toEqual({ ok: true, value: undefined });
    expect(publish.effects()).toEqual(['bind.0', 'bind.1', 'bind.1']);
    expect(publish.live().map((each) => each.externalBindings)).toEqual([[{ erp: '1' }], [], []]);
  });

  const fault = fc.constantFrom<Fault>('lost-before', 'lost-after', 'timed-out', 'server-error', 'server-error-after');
  const name = fc.constantFrom('North', 'South', 'Depot');
  const edit = fc.oneof(
    fc
      .record({ id: fc.constantFrom('acme-2', 'acme-3'), locationName: name, enabled: fc.boolean() })
      .map(({ id, ...more }) => [saveWarehouse(published, aWarehouse({ ...more, locationId: id }))]),
    fc
      .record({ id: fc.constantFrom('a', 'b'), locationName: name })
      .map(({ id, locationName }) => [
        saveWarehouse(published, { ...fresh, locationName, locationId: temporaryId(id) }),
      ]),
    fc.constant(removeWarehouse(published, 'acme-3')),
    fc.constant(removeWarehouse(published, 'acme-2')),
    fc.constant([chooseDefault(published, 'acme-2')]),
    fc.constant([
      ...removeWarehouse(published, 'acme-1', temporaryId('a')),
      saveWarehouse(published, { ...fresh, locationId: temporaryId('a') }),
    ]),
  );

  it('results in the addresses that the page shows and exactly one default, after any failures and retries [WH-4] [PB-13] [PB-14]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(edit, { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        fc.array(
          fc.record({
            call: fc.constantFrom('create', 'make-default', 'take-back', 'write', 'default', 'remove'),
            index: fc.nat(3),
            fault,
          }),
          { maxLength: 4 },
        ),
        async (edits, isMultiCarrier, faults) => {
          const publish = aPublish(isMultiCarrier, edits.flat());
          const edited = withWarehouseChanges(published, publish.changes);
          const chosen = edited.find((each) => each.default);
          // Such a publish is blocked before anything is sent.
          if (!chosen?.enabled) return;
          for (const { call, index, fault: planned } of faults)
            publish.faults.plan(
              call === 'default'
                ? call
                : ['write', 'remove'].includes(call)
                  ? `${call}.${index}`
                  : `${call}.${index}.1`,
              planned,
            );
          let outcome = await publish.run();
          for (let retry = 0; !outcome.ok && retry < 8; retry += 1) {
            expect(publish.defaults()).toHaveLength(1);
            outcome = await publish.run();
          }
          expect(outcome).toEqual({ ok: true, value: undefined });
          const ids = Object.fromEntries(
            edited.flatMap(({ locationId }) => {
              const id = publish.calls.createdId(locationId);
              return id === undefined ? [] : [[locationId, id]];
            }),
          );
          const expected = withWarehouseChanges(published, withCreatedIds(publish.changes, ids));
          const plain = (list: readonly Warehouse[]) =>
            list
              .map((each) => ({ ...detailsOf(each), isDefault: each.default === true }))
              .toSorted((left, right) => left.locationId.localeCompare(right.locationId));
          expect(plain(publish.live())).toEqual(plain(expected));
        },
      ),
      { numRuns: 300 },
    );
  });
});
