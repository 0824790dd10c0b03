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
  /** Without an address per carrier, an address is created and made the default, or not created at all. */
  readonly becomesDefault: boolean;
};

/**
 * Creates a warehouse [WH-4] and answers its id, or why it is not there. That it has to go again is written
 * down before it is asked for: where the answer to that is lost, the next run asks again before it creates another one,
 * under names and so keys of its own. Going on with one that may be gone would trust answers to calls of long ago.
 */
export async function createWarehouse(
  gateway: WarehouseGateway,
  { company, isMultiCarrier, calls, planned, present, becomesDefault }: Creation,
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
  const writeDownGivenUp = (locationId = ''): Promise<Result<string, PortFailure>> =>
    calls.once(nameOf('give-up'), async () => ok(locationId));

  for (; calls.wasAnswered(nameOf('give-up')); round += 1) {
    const written = await writeDownGivenUp();
    const gone = written.ok ? await send('take-back', written.value) : written;
    if (!gone.ok && gone.error.kind !== 'not-found') return gone;
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
        if (creation.kind === 'take-back') await writeDownGivenUp(presentId);
        const answer = await send(creation.kind, presentId);
        // Why it cannot be taken back as well matters less than why it had to be.
        if (!answer.ok && creation.kind !== 'take-back') failure = answer.error;
        const locationId = answer.ok && typeof answer.value === 'string' ? answer.value : undefined;
        creation = afterCreationCall(creation, { ok: answer.ok, locationId }, becomesDefault);
      }
    }
  }
}
