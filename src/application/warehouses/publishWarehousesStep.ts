import { ok, type Result } from '../../domain/shared/result.ts';
import { checksAllCarriers } from '../../domain/warehouses/address/addressContext.ts';
import { warehousesOf } from '../../domain/warehouses/changes/warehousesSubject.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import { planWarehouses, type Planned, type WarehousePlan } from '../../domain/warehouses/warehousePlan.ts';
import { companyPathOf } from '../company/CompanyPath.ts';
import type { PublishStepRunner } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import { createWarehouse, type WarehousesRun } from './createWarehouse.ts';
import type { WarehouseGateway } from './WarehouseGateway.ts';

/** Publish step that creates and updates addresses, changes the default, and removes addresses, one call each. */
export const publishWarehousesStep = (gateway: WarehouseGateway): PublishStepRunner => ({
  step: 'warehouses',
  async run(base, changes, calls) {
    const plan = planWarehouses(warehousesOf(base), changes);
    const run = { gateway, company: companyPathOf(base), isMultiCarrier: checksAllCarriers(base), calls };
    let currentDefault = plan.default.from;
    for (const planned of plan.created) {
      const created = await create(run, planned, plan.default.to, currentDefault);
      if (!created.ok) return created;
      currentDefault = created.value;
    }
    const result = await write(run, plan.written);
    if (!result.ok) return result;
    const moved = await moveDefault(run, plan, currentDefault);
    if (!moved.ok) return moved;
    const retired = await write(run, plan.retired);
    if (!retired.ok) return retired;
    return remove(
      run,
      plan.removed.filter(({ name }) => name !== moved.value),
    );
  },
});

async function create(
  run: WarehousesRun,
  planned: Planned<WarehouseContent>,
  newDefault: string | undefined,
  currentDefault: string | undefined,
): Promise<Result<string | undefined, PortFailure>> {
  const { calls, isMultiCarrier } = run;
  const { name, warehouse } = planned;
  const createdId = calls.createdId(warehouse.locationId);
  if (createdId !== undefined && !calls.wasAnswered(`create.${name}.1`)) {
    // Send only later edits, because an earlier attempt without a publish session has created this address.
    const result = await write(run, [{ name, warehouse: { ...warehouse, locationId: createdId } }]);
    return result.ok ? ok(undefined) : result;
  }
  const becomesDefault = !isMultiCarrier && warehouse.locationId === newDefault;
  const created = await createWarehouse(run, { planned, present: currentDefault, becomesDefault });
  if (!created.ok) return created;
  calls.recordCreated(warehouse.locationId, created.value);
  return ok(becomesDefault ? created.value : currentDefault);
}

async function write(
  { gateway, company, isMultiCarrier, calls }: WarehousesRun,
  plannedWarehouses: readonly Planned<WarehouseDetails>[],
): Promise<Result<void, PortFailure>> {
  for (const { name, warehouse } of plannedWarehouses) {
    const sent = await calls.once(`write.${name}`, (context) =>
      gateway.update(company, warehouse, { ...context, isMultiCarrier }),
    );
    if (!sent.ok) return sent;
  }
  return ok(undefined);
}

/** Changes the default. If the old default is removed, that call also sets the new one; its name is returned. */
async function moveDefault(
  { gateway, company, calls }: WarehousesRun,
  plan: WarehousePlan,
  currentDefault: string | undefined,
): Promise<Result<string | undefined, PortFailure>> {
  const newDefault = plan.default.to && (calls.createdId(plan.default.to) ?? plan.default.to);
  if (newDefault === undefined || newDefault === currentDefault) return ok(undefined);
  const removalOfDefault = plan.removed.find(({ warehouse }) => warehouse.locationId === currentDefault);
  if (removalOfDefault) {
    const { locationId } = removalOfDefault.warehouse;
    const removed = await calls.once(`remove.${removalOfDefault.name}`, (context) =>
      gateway.remove(company, locationId, newDefault, context),
    );
    return removed.ok ? ok(removalOfDefault.name) : removed;
  }
  const result = await calls.once('default', (context) => gateway.makeDefault(company, newDefault, context));
  return result.ok ? ok(undefined) : result;
}

async function remove(
  { gateway, company, calls }: WarehousesRun,
  removed: WarehousePlan['removed'],
): Promise<Result<void, PortFailure>> {
  for (const { name, warehouse } of removed) {
    const sent = await calls.once(`remove.${name}`, (context) =>
      gateway.remove(company, warehouse.locationId, undefined, context),
    );
    if (!sent.ok) return sent;
  }
  return ok(undefined);
}
