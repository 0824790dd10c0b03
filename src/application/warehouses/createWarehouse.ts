import type { CompanyPath } from '../company/CompanyPath.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { afterCreationCall, type WarehouseCreation } from '../../domain/warehouses/warehouseCreation.ts';
import type { WarehouseContent } from '../../domain/warehouses/warehouseParts.ts';
import type { Planned } from '../../domain/warehouses/warehousePlan.ts';
import type { StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { WarehouseGateway } from './WarehouseGateway.ts';

export type WarehousesRun = {
  readonly gateway: WarehouseGateway;
  readonly company: CompanyPath;
  readonly isMultiCarrier: boolean;
  readonly calls: StepCalls;
};

type Creation = {
  readonly planned: Planned<WarehouseContent>;
  readonly present: string | undefined;
  /** True if the new address must become the default. If that fails, it is removed again. */
  readonly becomesDefault: boolean;
};

/**
 * Creates a warehouse [WH-4] and returns its id. A removal is recorded before it is sent, so that the next run repeats
 * it if its response is lost. Each round has its own keys, because responses of earlier rounds are outdated.
 */
export async function createWarehouse(
  { gateway, company, isMultiCarrier, calls }: WarehousesRun,
  { planned, present, becomesDefault }: Creation,
): Promise<Result<string, PortFailure>> {
  const { name, warehouse } = planned;
  let round = 1;
  const nameOf = (call: 'create' | 'make-default' | 'give-up' | 'take-back'): string => `${call}.${name}.${round}`;
  const send = (
    call: 'create' | 'make-default' | 'take-back',
    locationId: string,
  ): Promise<Result<unknown, PortFailure>> =>
    calls.once<unknown>(nameOf(call), (write) => {
      if (call === 'create') return gateway.create(company, warehouse, { ...write, isMultiCarrier });
      if (call === 'make-default') return gateway.makeDefault(company, locationId, write);
      return gateway.remove(company, locationId, present, write);
    });
  const recordRemoval = (locationId = ''): Promise<Result<string, PortFailure>> =>
    calls.once(nameOf('give-up'), async () => ok(locationId));

  for (; calls.wasAnswered(nameOf('give-up')); round += 1) {
    const recorded = await recordRemoval();
    const removed = recorded.ok ? await send('take-back', recorded.value) : recorded;
    if (!removed.ok && removed.error.kind !== 'not-found') return removed;
  }
  let creation: WarehouseCreation = { kind: 'create' };
  let failure: PortFailure = { kind: 'malformed', field: 'resource.locationId' };
  for (;;) {
    switch (creation.kind) {
      case 'created':
        return ok(creation.locationId);
      case 'given-up':
      case 'left-behind':
        return err(failure);
      case 'create':
      case 'make-default':
      case 'take-back': {
        const presentId = 'locationId' in creation ? creation.locationId : '';
        if (creation.kind === 'take-back') await recordRemoval(presentId);
        const answer = await send(creation.kind, presentId);
        // Return the first failure instead of the failure of the removal.
        if (!answer.ok && creation.kind !== 'take-back') failure = answer.error;
        const locationId = answer.ok && typeof answer.value === 'string' ? answer.value : undefined;
        creation = afterCreationCall(creation, { ok: answer.ok, locationId }, becomesDefault);
      }
    }
  }
}
