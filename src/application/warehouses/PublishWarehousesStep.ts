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

/** Creates, updates, sets the default, and removes, with one call per address. */
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
    let present = plan.default.from;
    for (const planned of plan.created) {
      const created = await this.#create(run, planned, plan.default.to, present);
      if (!created.ok) return created;
      present = created.value;
    }
    const written = await this.#write(run, plan.written);
    if (!written.ok) return written;
    const moved = await this.#moveDefault(run, plan, present);
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
    wanted: string | undefined,
    present: string | undefined,
  ): Promise<Result<string | undefined, PortFailure>> {
    const { name, warehouse } = planned;
    const known = calls.createdId(warehouse.locationId);
    if (known !== undefined && !calls.wasAnswered(`create.${name}.1`)) {
      // Created by an earlier attempt without a publish session, so only later edits are left to send.
      const details = { ...warehouse, locationId: known };
      const written = await this.#write({ company, isMultiCarrier, calls }, [{ name, warehouse: details }]);
      return written.ok ? ok(undefined) : written;
    }
    const becomesDefault = !isMultiCarrier && warehouse.locationId === wanted;
    const creation = { company, isMultiCarrier, calls, planned, present, becomesDefault };
    const created = await createWarehouse(this.#gateway, creation);
    if (!created.ok) return created;
    calls.recordCreated(warehouse.locationId, created.value);
    return ok(becomesDefault ? created.value : present);
  }

  async #write(
    { company, isMultiCarrier, calls }: Run,
    written: readonly Planned<WarehouseDetails>[],
  ): Promise<Result<void, PortFailure>> {
    for (const { name, warehouse } of written) {
      const sent = await calls.once(`write.${name}`, (write) =>
        this.#gateway.update(company, warehouse, { ...write, isMultiCarrier }),
      );
      if (!sent.ok) return sent;
    }
    return ok(undefined);
  }

  /** Removing the old default also sets the new one. Returns the name of that removal. */
  async #moveDefault(
    { company, calls }: Run,
    plan: WarehousePlan,
    present: string | undefined,
  ): Promise<Result<string | undefined, PortFailure>> {
    const wanted = plan.default.to && (calls.createdId(plan.default.to) ?? plan.default.to);
    if (wanted === undefined || wanted === present) return ok(undefined);
    const going = plan.removed.find(({ warehouse }) => warehouse.locationId === present);
    if (going) {
      const { locationId } = going.warehouse;
      const removed = await calls.once(`remove.${going.name}`, (write) =>
        this.#gateway.remove(company, locationId, wanted, write),
      );
      return removed.ok ? ok(going.name) : removed;
    }
    const made = await calls.once('default', (write) => this.#gateway.makeDefault(company, wanted, write));
    return made.ok ? ok(undefined) : made;
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
