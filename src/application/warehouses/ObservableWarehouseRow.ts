import { makeAutoObservable } from 'mobx';
import type { Address } from '../../domain/company/parts/address.ts';
import { addressLines } from '../../domain/warehouses/address/addressLines.ts';
import type { Warehouse } from '../../domain/company/parts/warehouse.ts';
import { bindingsOf } from '../../domain/warehouses/warehouseParts.ts';
import { stateOfWarehouse, type WarehouseState } from '../../domain/warehouses/warehouseRows.ts';
import type { ListedRule } from '../../domain/rules/ruleRows.ts';

/** Where a row reads what it shows. */
export type WarehouseRowSource = {
  readonly defaultId: string | undefined;
  readonly publishedDefaultId: string | undefined;
  publishedWarehouse(locationId: string): Warehouse | undefined;
  pendingWarehouse(locationId: string): Warehouse | undefined;
  rulesTo(locationId: string): readonly ListedRule[];
};

/** A row that stays the same object while its address changes: who draws one observes what it draws and no other row. */
export class ObservableWarehouseRow {
  readonly locationId: string;
  /** The name it had when it came into the list; another one makes another row. */
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

  /** As it will be; as it is published where it goes; nothing once it is gone for good. */
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

  /** How many names other systems have for it. */
  get bindingCount(): number {
    return this.warehouse ? bindingsOf(this.warehouse).length : 0;
  }

  /** The rules that send items here, switched off ones too. */
  get rules(): readonly ListedRule[] {
    return this.#source.rulesTo(this.locationId);
  }
}
