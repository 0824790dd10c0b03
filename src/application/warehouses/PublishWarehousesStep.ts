import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import { planWarehouses, type Planned, type WarehousePlan } from '../../domain/warehouses/warehousePlan.ts';
import { warehousesOf } from '../../domain/warehouses/changes/warehousesSubject.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PublishStepRunner, StepCalls } from '../publishing/PublishStepRunner.ts';
import type { PortFailure } from '../shared/failure.ts';
import { createWarehouse } from './createWarehouse.ts';
import type { WarehouseGateway } from './WarehouseGateway.ts';

type Run = { readonly company: CompanyPath; readonly isMultiCarrier: boolean; readonly calls: StepCalls };

/** Publish step that creates and updates addresses, changes the default, and removes addresses, one call each. */
export class PublishWarehousesStep implements PublishStepRunner {
  readonly step = 'warehouses';
  readonly #gateway: WarehouseGateway;

  constructor(gateway: WarehouseGateway) {
    this.#gateway = gateway;
  }

  async run(
    base: CompanyConfiguration,
    changes: readonly PendingChange[],
    calls: StepCalls,
  ): Promise<Result<void, PortFailure>> {
    const plan = planWarehouses(warehousesOf(base), changes);
    const isMultiCarrier = base.addresses?.multiCarrierAddressesApiEnabled === true;
    const run = { company: { rootOrgId: base.carrier.rootOrgId, companyId: base.companyId }, isMultiCarrier, calls };
    let currentDefault = plan.default.from;
    for (const planned of plan.created) {
      const created = await this.#create(run, planned, plan.default.to, currentDefault);
      if (!created.ok) return created;
      currentDefault = created.value;
    }
    const result = await this.#write(run, plan.written);
    if (!result.ok) return result;
    const moved = await this.#moveDefault(run, plan, currentDefault);
    if (!moved.ok) return moved;
    const retired = await this.#write(run, plan.retired);
    if (!retired.ok) return retired;
    return this.#remove(
      run,
      plan.removed.filter(({ name }) => name !== moved.value),
    );
  }

  async #create(
    { company, isMultiCarrier, calls }: Run,
    planned: Planned<WarehouseContent>,
    newDefault: string | undefined,
    currentDefault: string | undefined,
  ): Promise<Result<string | undefined, PortFailure>> {
    const { name, warehouse } = planned;
    const createdId = calls.createdId(warehouse.locationId);
    if (createdId !== undefined && !calls.wasAnswered(`create.${name}.1`)) {
      // Send only later edits, because an earlier attempt without a publish session has created this address.
      const details = { ...warehouse, locationId: createdId };
      const result = await this.#write({ company, isMultiCarrier, calls }, [{ name, warehouse: details }]);
      return result.ok ? ok(undefined) : result;
    }
    const becomesDefault = !isMultiCarrier && warehouse.locationId === newDefault;
    const creation = { company, isMultiCarrier, calls, planned, present: currentDefault, becomesDefault };
    const created = await createWarehouse(this.#gateway, creation);
    if (!created.ok) return created;
    calls.recordCreated(warehouse.locationId, created.value);
    return ok(becomesDefault ? created.value : currentDefault);
  }

  async #write(
    { company, isMultiCarrier, calls }: Run,
    plannedWarehouses: readonly Planned<WarehouseDetails>[],
  ): Promise<Result<void, PortFailure>> {
    for (const { name, warehouse } of plannedWarehouses) {
      const sent = await calls.once(`write.${name}`, (write) =>
        this.#gateway.update(company, warehouse, { ...write, isMultiCarrier }),
      );
      if (!sent.ok) return sent;
    }
    return ok(undefined);
  }

  /** Changes the default. If the old default is removed, that call also sets the new one; its name is returned. */
  async #moveDefault(
    { company, calls }: Run,
    plan: WarehousePlan,
    currentDefault: string | undefined,
  ): Promise<Result<string | undefined, PortFailure>> {
    const newDefault = plan.default.to && (calls.createdId(plan.default.to) ?? plan.default.to);
    if (newDefault === undefined || newDefault === currentDefault) return ok(undefined);
    const removalOfDefault = plan.removed.find(({ warehouse }) => warehouse.locationId === currentDefault);
    if (removalOfDefault) {
      const { locationId } = removalOfDefault.warehouse;
      const removed = await calls.once(`remove.${removalOfDefault.name}`, (write) =>
        this.#gateway.remove(company, locationId, newDefault, write),
      );
      return removed.ok ? ok(removalOfDefault.name) : removed;
    }
    const result = await calls.once('default', (write) => this.#gateway.makeDefault(company, newDefault, write));
    return result.ok ? ok(undefined) : result;
  }

  async #remove({ company, calls }: Run, removed: WarehousePlan['removed']): Promise<Result<void, PortFailure>> {
    for (const { name, warehouse } of removed) {
      const sent = await calls.once(`remove.${name}`, (write) =>
        this.#gateway.remove(company, warehouse.locationId, undefined, write),
      );
      if (!sent.ok) return sent;
    }
    return ok(undefined);
  }
}
