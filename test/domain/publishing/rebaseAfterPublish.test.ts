import { describe, expect, it } from 'vitest';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { receiptOf } from '../../../src/domain/publishing/process/publishReceipt.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { chooseDefault, saveWarehouse } from '../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { aCompanyConfiguration, aReason, aReturnReasons, changesOf } from '../../support/samples/builders.ts';
import { aWarehouse, someWarehouses } from '../../support/samples/warehouses.ts';
import { rebaseAfterPublish } from '../../support/changes.ts';

const warehousesConfig = someWarehouses();
const base = aCompanyConfiguration({ warehousesConfig });
const reason = (description: string) => saveReason(aReturnReasons(), aReason({ description }));

describe('rebaseAfterPublish', () => {
  it('applies the published changes to the configuration, and rebases edits made during the publish [PB-1] [PB-6]', () => {
    const sent = reason('Sent');
    const { configuration, pending } = rebaseAfterPublish(base, [sent], changesOf(reason('Later')), {}, false);
    expect(productOf(configuration).returnReasons?.reasons[0]?.description).toBe('Sent');
    expect(pending).toEqual([{ ...reason('Later'), originalValue: aReason({ description: 'Sent' }) }]);
    expect(rebaseAfterPublish(base, [sent], changesOf(sent), {}, false).pending).toEqual([]);
  });

  it('does not count a change without a value as published, so that the change remains pending [PB-6] [PC-6]', () => {
    const sent = reason('Sent');
    const empty = { ...reason('Empty'), key: 'returnReasons.order', value: [], originalValue: ['SIZE'] };
    const { configuration, pending } = rebaseAfterPublish(base, [sent, empty], changesOf(sent, empty), {}, false);
    expect(productOf(configuration).returnReasons?.reasons[0]?.description).toBe('Sent');
    expect(pending).toEqual([empty]);
    const attempt = { attemptId: 'a', companyId: 'ACME', changes: [sent, empty], done: [] };
    expect(receiptOf(attempt, base, {})).toMatchObject({ changeCount: 1, keys: new Set([sent.key]) });
  });

  it('replaces the ids of created entries by the ids of the service, also in edits made during the publish [PB-13]', () => {
    const fresh = aWarehouse({ locationId: 'new-1' });
    const sent = [saveWarehouse(warehousesConfig, fresh)];
    const present = changesOf(...sent, chooseDefault(warehousesConfig, 'new-1'));
    const { configuration, pending } = rebaseAfterPublish(base, sent, present, { 'new-1': 'acme-9' }, false);
    expect(configuration.warehousesConfig?.map(({ locationId }: Warehouse) => locationId)).toContain('acme-9');
    expect(pending).toMatchObject([{ key: 'warehouses.default', value: 'acme-9' }]);
  });
});
