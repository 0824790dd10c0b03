import { ok } from '../../domain/shared/result.ts';
import { parseChoice } from '../../domain/warehouses/changes/warehouseChanges.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { WarehouseGateway } from './WarehouseGateway.ts';

/** Publish step that sends bindings, with one call per return address. */
export const publishBindingsStep = (gateway: WarehouseGateway): PublishStepRunner => ({
  step: 'warehouse-bindings',
  async run(base, changes, calls) {
    for (const [index, change] of changes.entries()) {
      const parsed = parseChoice(change);
      if (parsed?.part !== 'bindings') continue;
      const locationId = calls.createdId(parsed.locationId) ?? parsed.locationId;
      const { externalBindings } = parsed.value;
      const sent = await calls.once(`bind.${index}`, (write) =>
        gateway.bind(companyPathOf(base), locationId, externalBindings, write),
      );
      if (!sent.ok) return sent;
    }
    return ok(undefined);
  },
});
