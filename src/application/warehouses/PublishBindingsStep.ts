import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { parseChoice } from '../../domain/warehouses/changes/warehouseChanges.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { WarehouseGateway } from './WarehouseGateway.ts';

/** Publish step that sends bindings, with one call per return address. */
export class PublishBindingsStep implements PublishStepRunner {
  readonly step = 'warehouse-bindings';
  readonly #gateway: WarehouseGateway;

  constructor(gateway: WarehouseGateway) {
    this.#gateway = gateway;
  }

  async run(
    { carrier, companyId }: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const company = { rootOrgId: carrier.rootOrgId, companyId };
    for (const [index, change] of changes.entries()) {
      const parsed = parseChoice(change);
      if (parsed?.part !== 'bindings') continue;
      const locationId = calls.createdId(parsed.locationId) ?? parsed.locationId;
      const { externalBindings } = parsed.value;
      const sent = await calls.once(`bind.${index}`, (write) =>
        this.#gateway.bind(company, locationId, externalBindings, write),
      );
      if (!sent.ok) return sent;
    }
    return ok(undefined);
  }
}
