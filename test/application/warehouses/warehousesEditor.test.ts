import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { enterWarehouse, type EnteredWarehouse } from '../../../src/application/warehouses/enterWarehouse.ts';
import { WarehousesEditor } from '../../../src/application/warehouses/WarehousesEditor.ts';
import { inMemoryCompanyGateway } from '../../../src/infrastructure/company/inMemoryCompanyGateway.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { aBrandingStore } from '../../support/aBrandingStore.ts';
import { changeRegistry, changeSubjects } from '../../support/changes.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { someWarehouses } from '../../support/samples/warehouses.ts';

const entered: EnteredWarehouse = {
  name: 'New barn',
  enabled: true,
  address: { line1: '1 Collins Street', town: 'Melbourne', area: 'VIC', postcode: '3000', country: 'AU' },
  bindings: [],
};

function anEditor(multiCarrierAddressesApiEnabled: boolean, warehousesConfig = someWarehouses()) {
  const changes = new PendingChangesStore();
  const company = new CompanyStore(
    inMemoryCompanyGateway(new DemoService(aSample(), changeRegistry)),
    changes,
    changeSubjects,
    new ManualClock(),
    new RecordingAnalytics(),
    new RecordingErrorReporter(),
    aBrandingStore(),
  );
  const addresses = { multiCarrierAddressesApiEnabled };
  company.adopt({ configuration: aCompanyConfiguration({ warehousesConfig, addresses }) });
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
