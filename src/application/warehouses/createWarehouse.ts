import { err, ok, type Result } from '../../domain/shared/result.ts';
import { afterCreationCall, type WarehouseCreation } from '../../domain/warehouses/warehouseCreation.ts';
import type { WarehouseContent } from '../../domain/warehouses/warehouseParts.ts';
import type { Planned } from '../../domain/warehouses/warehousePlan.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { WarehouseGateway } from './WarehouseGateway.ts';

type Creation = {
  readonly company: CompanyPath;
  readonly isMultiCarrier: boolean;
  readonly calls: StepCalls;
  readonly planned: Planned<WarehouseContent>;
  /** The default so far: it stays the default where the new one has to go again. */
  readonly present: string | undefined;
};

/**
 * Creates a warehouse (source, section 4) and answers its id, or why it is not there. One that went again is created
 * anew by the next run, under names and so keys of its own; one that could not go is what the next run goes on with.
 */
export async function createWarehouse(
  gateway: WarehouseGateway,
  { company, isMultiCarrier, calls, planned, present }: Creation,
): Promise<Result<string, PortFailure>> {
  const { name, warehouse } = planned;
  let round = 1;
  while (calls.wasAnswered(`take-back.${name}.${round}`)) round += 1;

  const callOf = (
    kind: 'create' | 'make-default' | 'take-back',
    locationId = '',
  ): Promise<Result<unknown, PortFailure>> =>
    calls.once<unknown>(`${kind}.${name}.${round}`, (write) => {
      if (kind === 'create') return gateway.create(company, warehouse, { ...write, isMultiCarrier });
      if (kind === 'make-default') return gateway.makeDefault(company, locationId, write);
      return gateway.remove(company, locationId, present, write);
    });

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
        const answer = await callOf(creation.kind, 'locationId' in creation ? creation.locationId : undefined);
        // Why it cannot be taken back as well matters less than why it had to be.
        if (!answer.ok && creation.kind !== 'take-back') failure = answer.error;
        const locationId = answer.ok && typeof answer.value === 'string' ? answer.value : undefined;
        creation = afterCreationCall(creation, { ok: answer.ok, locationId }, isMultiCarrier);
      }
    }
  }
}
