import { describe, expect, it } from 'vitest';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { namedChanges } from '../../../src/domain/history/namedChanges.ts';
import { publishOutline } from '../../../src/domain/history/publishOutline.ts';
import { removeReason, saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { settingsFields } from '../../../src/domain/settings/settingsFields.ts';
import { bindWarehouse, saveWarehouse } from '../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { someWarehouses } from '../../support/samples/warehouses.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { changeSubjects } from '../../support/changes.ts';

const warehouses = someWarehouses();
const configuration = aCompanyConfiguration({ portalActive: true, warehousesConfig: warehouses });
const context = { before: configuration, after: configuration };
const add = (code: string) => saveReason(aReturnReasons(), aReason({ code, description: `Because of ${code}` }));
const outlineOf = (changes: readonly PendingChange[]) =>
  publishOutline(changeSubjects.describers, { named: namedChanges(changes), changeCount: changes.length }, context);

describe('outlineOf [PB-16]', () => {
  it('lists the changed entries of each page with their text, and whether each entry was added or removed', () => {
    const portal = editField(settingsFields, configuration, 'portalActive', false);
    const changes = [portal, add('A'), removeReason(aReturnReasons(), 'MIND')];
    expect(outlineOf(changes)).toMatchObject({
      pages: [
        { feature: 'settings', names: [{ title: 'settings.fields.portalActive', act: 'changed' }], more: 0 },
        {
          feature: 'return-reasons',
          names: [
            { label: 'Because of A', act: 'added' },
            { label: 'Changed my mind', act: 'removed' },
          ],
          more: 0,
        },
      ],
      others: 0,
    });
  });

  it('lists at most three entries per page, and counts further changes and changes of which only the key is stored', () => {
    const [page] = outlineOf(['A', 'B', 'C', 'D', 'E'].map(add)).pages;
    expect(page?.names.map(({ label }) => label)).toEqual(['Because of A', 'Because of B']);
    expect(page?.more).toBe(3);
    expect(outlineOf(['A', 'B', 'C'].map(add)).pages[0]).toMatchObject({ names: { length: 3 }, more: 0 });
  });

  it('lists an entry once even if it has several changes, and lists only the page if the changed value is unknown', () => {
    const long = `data:image/png;base64,${'A'.repeat(5000)}`;
    const logo = editPart(configuration, { kind: 'logo' }, long);
    const address = { type: 'WAREHOUSE_BINDINGS', key: 'warehouses.bindings.gone' } as const;
    expect(outlineOf([logo]).pages).toEqual([{ feature: 'branding', names: [], more: 0 }]);
    expect(outlineOf([address]).pages).toEqual([{ feature: 'warehouses', names: [], more: 0 }]);
    expect(outlineOf([add('A'), add('A')]).pages[0]).toMatchObject({ names: { length: 1 }, more: 0 });
  });

  it('lists two texts of one screen separately, and an address separately from its store bindings', () => {
    const textOf = (field: string) =>
      editPart(
        configuration,
        { kind: 'text', language: 'en', slot: textSlotOf('returnDetails', field)! },
        { v1: null, v2: 'Send it back' },
      );
    expect(outlineOf([textOf('heading'), textOf('subheading')]).pages[0]?.names.map(({ part }) => part)).toEqual([
      'changes.fields.heading',
      'changes.fields.subheading',
    ]);
    const renamed = saveWarehouse(warehouses, { ...warehouses[0]!, locationName: 'Depot' });
    const bound = bindWarehouse(warehouses, warehouses[0]!.locationId, [{ n: 1 }]);
    expect(outlineOf([renamed, bound]).pages[0]?.names).toMatchObject([
      { title: 'changes.titles.returnAddress', label: 'Depot' },
      { title: 'changes.titles.returnAddressBindings', label: undefined },
    ]);
  });

  it('counts changes of unknown pages, and changes beyond the first 100', () => {
    const unknown = { type: 'COMPANY', key: 'portal.weather', value: 'sunny' } as const;
    expect(outlineOf([unknown])).toEqual({ pages: [], others: 1 });
    const many = Array.from({ length: 130 }, (_, nth) => add(`R${nth}`));
    expect(outlineOf(many)).toMatchObject({ pages: [{ more: 98 }], others: 30 });
  });

  it('returns the same result after namedChanges, which keeps only the first values of each page', () => {
    const named = namedChanges([add('A'), add('B'), add('C'), add('D')]);
    expect(named.map((change) => 'value' in change)).toEqual([true, true, true, false]);
    expect(namedChanges(named)).toEqual(named);
  });
});
