import { makeAutoObservable } from 'mobx';
import type { Address } from '../../domain/company/parts/address.ts';
import { addressLines } from '../../domain/warehouses/address/addressLines.ts';
import type { Warehouse } from '../../domain/company/parts/warehouse.ts';
import { bindingsOf } from '../../domain/warehouses/warehouseParts.ts';
import { stateOfWarehouse, type WarehouseState } from '../../domain/warehouses/warehouseRows.ts';
import type { ListedRule } from '../../domain/rules/ruleRows.ts';

export type WarehouseRowSource = {
  readonly defaultId: string | undefined;
  readonly publishedDefaultId: string | undefined;
  publishedWarehouse(locationId: string): Warehouse | undefined;
  pendingWarehouse(locationId: string): Warehouse | undefined;
  rulesTo(locationId: string): readonly ListedRule[];
};

/** Row of the table of addresses. The object stays the same when its address changes. */
export class ObservableWarehouseRow {
  readonly locationId: string;
  /** Name of the address when the row was created. A renamed address gets a new row. */
  readonly label: string;
  readonly #source: WarehouseRowSource;

  constructor(locationId: string, source: WarehouseRowSource) {
    this.locationId = locationId;
    this.#source = source;
    this.label = this.name;
    makeAutoObservable(this, { locationId: false, label: false });
  }

  get published(): Warehouse | undefined {
    return this.#source.publishedWarehouse(this.locationId);
  }

  get pending(): Warehouse | undefined {
    return this.#source.pendingWarehouse(this.locationId);
  }

  /** The pending address, or the published address if it was removed. Undefined if neither exists any more. */
  get warehouse(): Warehouse | undefined {
    return this.pending ?? this.published;
  }

  get name(): string {
    return this.warehouse?.locationName || this.locationId;
  }

  get address(): Address | undefined {
    return this.warehouse?.place?.address;
  }

  get lines(): readonly string[] {
    return this.address ? addressLines(this.address) : [];
  }

  get country(): string | undefined {
    return this.address?.country;
  }

  get isInUse(): boolean {
    return this.warehouse?.enabled ?? false;
  }

  get isDefault(): boolean {
    return this.#source.defaultId === this.locationId;
  }

  get wasDefault(): boolean {
    return this.#source.publishedDefaultId === this.locationId;
  }

  get isRemoved(): boolean {
    return this.state === 'removed';
  }

  get isChanged(): boolean {
    return this.state !== 'published' || (this.isDefault !== this.wasDefault && this.isDefault);
  }

  get state(): WarehouseState {
    return stateOfWarehouse(this.published, this.pending);
  }

  get bindingCount(): number {
    return this.warehouse ? bindingsOf(this.warehouse).length : 0;
  }

  get rules(): readonly ListedRule[] {
    return this.#source.rulesTo(this.locationId);
  }
}
