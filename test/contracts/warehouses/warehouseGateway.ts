import { expect, it } from 'vitest';
import { temporaryId } from '../../../src/domain/publishing/createdIds.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { contentOf } from '../../../src/domain/warehouses/warehouseParts.ts';
import { warehousesOf } from '../../../src/domain/warehouses/changes/warehousesSubject.ts';
import { companyId } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const made = (name: string, more: Partial<Warehouse> = {}): Warehouse =>
  aWarehouse({ locationId: temporaryId(name), locationName: name, companyId: undefined, ...more });

/** Uses the merchants T00 to T02, which have no return address at first. */
export function warehouseGatewayContract(use: UseGateways): void {
  const pathOf = (id: string) => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const published = async (id: string) => {
    const { configuration, revision } = valueOf(await use().companies.read(companyId(id)));
    return { warehouses: warehousesOf(configuration), revision };
  };
  let written = 0;
  const write = (key = `warehouse-${(written += 1)}`, publishId?: string) => ({ idempotencyKey: key, publishId });
  const create = (id: string, warehouse: Warehouse, isMultiCarrier = false, context = write()) =>
    use().warehouses.create(pathOf(id), warehouse, { ...context, isMultiCarrier });

  it('create assigns an id to an address and makes the first address the default [WH-4] [WH-5]', async () => {
    await use().signIn('T00');
    const first = valueOf(await create('T00', made('First'), false));
    const second = valueOf(await create('T00', made('Second', { externalBindings: [{ dpd: 'D1' }] }), true));
    expect(first).not.toBe(temporaryId('First'));
    expect((await published('T00')).warehouses).toEqual([
      { ...made('First'), locationId: first, companyId: 'T00', default: true },
      { ...made('Second'), locationId: second, companyId: 'T00', default: false, externalBindings: [{ dpd: 'D1' }] },
    ]);
  });

  it('create adds one address per idempotency key, and returns the same address id when the call is repeated [PB-14]', async () => {
    await use().signIn('T00');
    const before = (await published('T00')).warehouses.length;
    const once = await create('T00', made('Once'), false, write('create-once'));
    expect(await create('T00', made('Once'), false, write('create-once'))).toEqual(once);
    expect((await published('T00')).warehouses).toHaveLength(before + 1);
  });

  it('update replaces an address completely, except its bindings and the default flag [WH-1]', async () => {
    await use().signIn('T01');
    const path = pathOf('T01');
    const id = valueOf(await create('T01', made('Written', { externalBindings: [{ dpd: 'D1' }] })));
    const { rules: _, default: __, externalBindings: ___, ...details } = made('Renamed', { locationId: id });
    for (const isMultiCarrier of [false, true])
      valueOf(await use().warehouses.update(path, details, { ...write(), isMultiCarrier }));
    expect((await published('T01')).warehouses).toEqual([
      { ...details, companyId: 'T01', default: true, externalBindings: [{ dpd: 'D1' }] },
    ]);
    const retired = { ...details, enabled: false };
    expect(await use().warehouses.update(path, retired, { ...write(), isMultiCarrier: false })).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400 },
    });
  });

  it('update stores the bindings of an address to other systems [WH-1]', async () => {
    await use().signIn('T01');
    const id = (await published('T01')).warehouses[0]?.locationId ?? '';
    valueOf(await use().warehouses.bind(pathOf('T01'), id, [{ erp: '7' }], write()));
    expect((await published('T01')).warehouses[0]?.externalBindings).toEqual([{ erp: '7' }]);
    expect(await use().warehouses.bind(pathOf('T01'), id, ['text'], write())).toMatchObject({
      ok: false,
      error: { kind: 'rejected', message: 'validation.invalidValue' },
    });
  });

  it('exactly one address is the default after every write [WH-5]', async () => {
    await use().signIn('T02');
    const path = pathOf('T02');
    const { warehouses } = use();
    const first = valueOf(await create('T02', made('First')));
    const second = valueOf(await create('T02', made('Second')));
    const retired = valueOf(await create('T02', made('Retired', { enabled: false })));
    const defaults = async () =>
      (await published('T02')).warehouses.filter((each) => each.default).map((each) => each.locationId);
    expect(await defaults()).toEqual([first]);
    expect(await warehouses.remove(path, first, undefined, write())).toMatchObject({ error: { kind: 'rejected' } });
    expect(await warehouses.makeDefault(path, retired, write())).toMatchObject({ error: { kind: 'rejected' } });
    expect(await warehouses.makeDefault(path, 'nowhere', write())).toMatchObject({ error: { kind: 'not-found' } });
    valueOf(await warehouses.makeDefault(path, second, write()));
    expect(await defaults()).toEqual([second]);
    valueOf(await warehouses.remove(path, second, first, write()));
    expect(await defaults()).toEqual([first]);
    valueOf(await warehouses.remove(path, retired, undefined, write()));
    valueOf(await warehouses.remove(path, first, undefined, write()));
    expect((await published('T02')).warehouses).toEqual([]);
  });

  it('create restores a removed address under its old id, or with a new id if another address uses the old id [PB-16]', async () => {
    await use().signIn('T02');
    expect(await create('T02', made('Back', { locationId: 'v02-1' }))).toEqual({ ok: true, value: 'v02-1' });
    expect(valueOf(await create('T02', made('Twin', { locationId: 'v02-1' })))).not.toBe('v02-1');
  });

  it('create rejects the values of an address that the page rejects, with the same messages [WH-1]', async () => {
    await use().signIn('T02');
    const { revision } = await published('T02');
    const nowhere = { line1: 'Dock 1', country: 'AU', postcode: '123' };
    expect(await create('T02', made('Wrong', { place: { address: nowhere } }))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', status: 400, message: 'wl.addressFields.postcode.invalidError' },
    });
    expect(await create('T02', made('Nowhere', { place: undefined }))).toMatchObject({
      ok: false,
      error: { kind: 'rejected', message: 'wl.constants.addressNotValid' },
    });
    expect(await create('T02', made(' '))).toMatchObject({ error: { message: 'validation.invalidValue' } });
    expect((await published('T02')).revision).toBe(revision);
  });

  it('create and makeDefault with a publish id change only the publish draft of an address until the publish is completed', async () => {
    await use().signIn('T02');
    const before = await published('T02');
    const drafted = made('Drafted');
    const changes = [
      { type: 'WAREHOUSE', key: `warehouses.location.${drafted.locationId}`, value: contentOf(drafted) },
      { type: 'WAREHOUSE', key: 'warehouses.default', value: drafted.locationId },
    ] as const;
    const request = { revision: before.revision ?? '', changes, idempotencyKey: 'v02-open' };
    const { publishId } = valueOf(await use().publishes.open(pathOf('T02'), request));
    const id = valueOf(await create('T02', drafted, false, write('v02-draft', publishId)));
    valueOf(await use().warehouses.makeDefault(pathOf('T02'), id, write('v02-default', publishId)));
    expect(await published('T02')).toEqual(before);
    valueOf(await use().publishes.complete(pathOf('T02'), publishId, 'v02-complete'));
    expect((await published('T02')).warehouses.find((each) => each.default)?.locationId).toBe(id);
  });
}

/** Uses the merchant W00, whose product has no carrier. */
export function addressGatewayContract(use: UseGateways): void {
  it('validate accepts an address only if it has every part that its country requires', async () => {
    await use().signIn('W00');
    const path = { rootOrgId: 'HOUSE', companyId: companyId('W00') };
    const address = aWarehouse().place?.address ?? {};
    expect(await use().addresses.validate(path, address, true)).toEqual({
      ok: true,
      value: { found: true, invalidCarriers: [] },
    });
    expect(await use().addresses.validate(path, { ...address, postcode: '12' }, false)).toMatchObject({
      ok: true,
      value: { found: false },
    });
  });
}
