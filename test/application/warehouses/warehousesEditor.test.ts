import { describe, expect, it } from 'vitest';
import { enterWarehouse, type EnteredWarehouse } from '../../../src/application/warehouses/enterWarehouse.ts';
import { WarehousesEditor } from '../../../src/application/warehouses/WarehousesEditor.ts';
import { anOpenCompany } from '../../support/anOpenCompany.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { someWarehouses } from '../../support/samples/warehouses.ts';

const entered: EnteredWarehouse = {
  name: 'New barn',
  enabled: true,
  address: { line1: '1 Collins Street', town: 'Melbourne', area: 'VIC', postcode: '3000', country: 'AU' },
  bindings: [],
};

function anEditor(multiCarrierAddressesApiEnabled: boolean, warehousesConfig = someWarehouses()) {
  const addresses = { multiCarrierAddressesApiEnabled };
  const { changes, company } = anOpenCompany(aCompanyConfiguration({ warehousesConfig, addresses }));
  return { changes, editor: new WarehousesEditor(company, changes, new CountingIds('address')) };
}

describe('in the editor,', () => {
  it('a new return address becomes the default in the same undo step if carriers have no addresses of their own [WH-4]', () => {
    const { editor, changes } = anEditor(false);
    const added = enterWarehouse(editor, entered);
    expect(editor.defaultId).toBe(added.ok && added.value);
    changes.undo();
    expect(editor.defaultId).toBe('acme-1');
    expect(changes.count).toBe(0);
  });

  it('a new return address must be enabled if it becomes the default address [WH-4]', () => {
    const { editor } = anEditor(false);
    expect(enterWarehouse(editor, { ...entered, enabled: false })).toEqual({
      ok: false,
      error: { kind: 'default-not-used' },
    });
  });

  it('a new return address does not become the default if carriers have addresses of their own [WH-4]', () => {
    const { editor } = anEditor(true);
    enterWarehouse(editor, entered);
    expect(editor.defaultId).toBe('acme-1');
  });

  it('a new return address is no longer the default address if the user discards it [WH-4]', () => {
    const { editor, changes } = anEditor(false);
    const added = enterWarehouse(editor, entered);
    if (added.ok) editor.restore(added.value);
    expect(editor.defaultId).toBe('acme-1');
    expect(changes.count).toBe(0);
  });
});
