import { computed, makeAutoObservable } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import { type CompanyConfiguration, isPortalActive } from '../../domain/company/companyConfiguration.ts';
import type { Warehouse } from '../../domain/company/parts/warehouse.ts';
import { temporaryId } from '../../domain/publishing/createdIds.ts';
import { deliveryProblems } from '../../domain/warehouses/delivery/deliveryProblems.ts';
import { saveRule } from '../../domain/rules/changes/ruleEdits.ts';
import type { ListedRule } from '../../domain/rules/ruleRows.ts';
import { checksAllCarriers } from '../../domain/warehouses/address/addressContext.ts';
import { shownIds } from '../../domain/shared/listMoves.ts';
import { isSameList } from '../../domain/shared/deepEqual.ts';
import { bindingsKey, parseChoice } from '../../domain/warehouses/changes/warehouseChanges.ts';
import {
  bindWarehouse,
  chooseDefault,
  removeWarehouse,
  saveWarehouse,
} from '../../domain/warehouses/changes/warehouseEdits.ts';
import { warehouseEntries } from '../../domain/warehouses/changes/warehouseEntries.ts';
import { defaultWarehouse } from '../../domain/warehouses/warehouseList.ts';
import { bindingsOf } from '../../domain/warehouses/warehouseParts.ts';
import { rebound } from '../../domain/warehouses/editedWarehouses.ts';
import { rulesByAddress } from '../../domain/warehouses/warehouseRows.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Ids } from '../shared/Ids.ts';
import { ObservableWarehouseRow } from './ObservableWarehouseRow.ts';

export type Successors = {
  /** Id of the new default if the default is removed and other addresses remain [WH-5]. */
  readonly newDefault?: string | undefined;
  /** Address that replaces the removed address in rules. If absent, the rules are unchanged. */
  readonly rulesTo?: string | undefined;
};

const none: readonly ListedRule[] = [];

const idsOf = (warehouses: readonly Warehouse[]): readonly string[] => warehouses.map(({ locationId }) => locationId);

/** Editor of the return addresses of the open company. Each edit is one undo step. */
export class WarehousesEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #ids: Ids;
  readonly #rows = new Map<string, ObservableWarehouseRow>();

  constructor(company: CompanyStore, changes: PendingChangesStore, ids: Ids) {
    this.#company = company;
    this.#changes = changes;
    this.#ids = ids;
    makeAutoObservable(this, {
      shownIds: computed({ equals: isSameList }),
      rows: computed({ equals: isSameList }),
      publishedWarehouse: false,
      pendingWarehouse: false,
      rulesTo: false,
      row: false,
    });
  }

  get configuration(): CompanyConfiguration | undefined {
    return this.#company.pendingConfiguration;
  }

  get published(): readonly Warehouse[] {
    return this.#company.configuration?.warehousesConfig ?? [];
  }

  get pending(): readonly Warehouse[] {
    return this.configuration?.warehousesConfig ?? [];
  }

  get publishedById(): ReadonlyMap<string, Warehouse> {
    return new Map(this.published.map((warehouse) => [warehouse.locationId, warehouse]));
  }

  get shownIds(): readonly string[] {
    return shownIds(idsOf(this.published), idsOf(this.pending));
  }

  /** Rows in the order of the configuration, removed addresses at their old position. */
  get rows(): readonly ObservableWarehouseRow[] {
    return this.shownIds.map((locationId) => this.#rowOf(locationId));
  }

  get isEmpty(): boolean {
    return this.shownIds.length === 0;
  }

  get defaultId(): string | undefined {
    return defaultWarehouse(this.pending)?.locationId;
  }

  get publishedDefaultId(): string | undefined {
    return defaultWarehouse(this.published)?.locationId;
  }

  get rulesByAddress(): ReadonlyMap<string, readonly ListedRule[]> {
    return rulesByAddress(this.configuration?.rulesConfig ?? []);
  }

  /** True if a new address becomes the default, because no default exists or carriers have no addresses of their own [WH-4]. */
  get addsDefaults(): boolean {
    return this.defaultId === undefined || !checksAllCarriers(this.configuration ?? {});
  }

  get deliveryProblems(): readonly ChangeProblem[] {
    const { configuration: published } = this.#company;
    return published && this.configuration ? deliveryProblems(published, this.configuration) : [];
  }

  publishedWarehouse(locationId: string): Warehouse | undefined {
    return this.publishedById.get(locationId);
  }

  pendingWarehouse(locationId: string): Warehouse | undefined {
    const published = this.publishedWarehouse(locationId);
    const change = this.#changes.get(warehouseEntries.keyOf(locationId));
    const parsed = change && warehouseEntries.parse(change);
    const warehouse = parsed?.part === 'entry' ? warehouseEntries.entryAfter(published, parsed) : published;
    const bound = this.#changes.get(bindingsKey(locationId));
    const choice = bound && parseChoice(bound);
    return warehouse && choice?.part === 'bindings' ? rebound(warehouse, choice.value.externalBindings) : warehouse;
  }

  rulesTo(locationId: string): readonly ListedRule[] {
    return this.rulesByAddress.get(locationId) ?? none;
  }

  row(locationId: string): ObservableWarehouseRow | undefined {
    return this.publishedWarehouse(locationId) || this.pendingWarehouse(locationId)
      ? this.#rowOf(locationId)
      : undefined;
  }

  successorsOf(locationId: string): readonly Warehouse[] {
    return this.pending.filter((other) => other.locationId !== locationId && other.enabled);
  }

  /** True if the address cannot be removed, because it is the last address of a live portal [WH-9]. */
  isNeeded(locationId: string): boolean {
    const isLive = this.configuration ? isPortalActive(this.configuration) : true;
    return isLive && this.pending.every((other) => other.locationId === locationId);
  }

  switchOn(locationId: string, enabled: boolean): void {
    const warehouse = this.pendingWarehouse(locationId);
    if (warehouse) this.#changes.edit([saveWarehouse(this.published, { ...warehouse, enabled })]);
  }

  /** Makes an address the default and enables it, because returns are sent to the default. */
  makeDefault(locationId: string): void {
    const warehouse = this.pendingWarehouse(locationId);
    if (!warehouse) return;
    const use = warehouse.enabled ? [] : [saveWarehouse(this.published, { ...warehouse, enabled: true })];
    this.#changes.edit([...use, chooseDefault(this.published, locationId)]);
  }

  remove(locationId: string, { newDefault, rulesTo }: Successors = {}): void {
    const { configuration } = this.#company;
    if (!configuration) return;
    const moved =
      rulesTo === undefined
        ? []
        : this.rulesTo(locationId).flatMap((rule) =>
            rule.ruleType === 'RETURN_ADDRESS'
              ? [saveRule(configuration, { ...rule, eventData: { ...rule.eventData, locationId: rulesTo } })]
              : [],
          );
    const isNewDefault = !this.publishedWarehouse(locationId) && this.defaultId === locationId;
    const successor = newDefault ?? (isNewDefault ? this.publishedDefaultId : undefined);
    this.#changes.edit([...removeWarehouse(this.published, locationId, successor), ...moved]);
  }

  restore(locationId: string): void {
    const published = this.publishedWarehouse(locationId);
    if (!published) return this.remove(locationId);
    this.#changes.edit([
      saveWarehouse(this.published, published),
      bindWarehouse(this.published, locationId, bindingsOf(published)),
    ]);
  }

  save(warehouse: Omit<Warehouse, 'locationId'> & { readonly locationId?: string | undefined }): string {
    const locationId = warehouse.locationId ?? temporaryId(this.#ids.next());
    const saved: Warehouse = { ...warehouse, locationId };
    const bindings = this.publishedWarehouse(locationId)
      ? [bindWarehouse(this.published, locationId, bindingsOf(saved))]
      : [];
    const replacesDefault = !this.pendingWarehouse(locationId) && this.addsDefaults && this.defaultId !== undefined;
    const chosen = replacesDefault ? [chooseDefault(this.published, locationId)] : [];
    this.#changes.edit([saveWarehouse(this.published, saved), ...bindings, ...chosen]);
    return locationId;
  }

  #rowOf(locationId: string): ObservableWarehouseRow {
    const cachedRow = this.#rows.get(locationId);
    if (cachedRow && cachedRow.label === cachedRow.name) return cachedRow;
    const row = new ObservableWarehouseRow(locationId, this);
    this.#rows.set(locationId, row);
    return row;
  }
}
