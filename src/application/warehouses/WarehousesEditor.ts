import { computed, makeAutoObservable } from 'mobx';
import type { ChangeProblem } from '../../domain/changes/changeDescription.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { Warehouse } from '../../domain/company/parts/warehouse.ts';
import { pageMadeId } from '../../domain/publishing/createdIds.ts';
import { deliveryProblems } from '../../domain/warehouses/delivery/deliveryProblems.ts';
import { saveRule } from '../../domain/rules/changes/ruleEdits.ts';
import type { ListedRule } from '../../domain/rules/ruleRows.ts';
import { checksAllCarriers } from '../../domain/warehouses/address/addressContext.ts';
import { shownIds } from '../../domain/shared/listMoves.ts';
import { isSameList } from '../../domain/shared/sameList.ts';
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
import { rebound } from '../../domain/warehouses/warehouseWrites.ts';
import { rulesByAddress } from '../../domain/warehouses/warehouseRows.ts';

import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { Ids } from '../shared/Ids.ts';
import { ObservableWarehouseRow } from './ObservableWarehouseRow.ts';
import { isPortalActive } from '../../domain/company/isPortalActive.ts';

/** What takes the place of an address that goes. */
export type Successors = {
  /** The default afterwards, where the default goes and others stay [WH-5]. */
  readonly newDefault?: string | undefined;
  /** Where the rules that send items to it send them instead; they stay as they are without. */
  readonly rulesTo?: string | undefined;
};

const none: readonly ListedRule[] = [];

const idsOf = (warehouses: readonly Warehouse[]): readonly string[] => warehouses.map(({ locationId }) => locationId);

/** An editor: the return addresses of the open company, published and pending, and every edit of them: each one undo. */
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

  /** As they will be once the pending changes are published. */
  get pending(): readonly Warehouse[] {
    return this.configuration?.warehousesConfig ?? [];
  }

  get publishedById(): ReadonlyMap<string, Warehouse> {
    return new Map(this.published.map((warehouse) => [warehouse.locationId, warehouse]));
  }

  get shownIds(): readonly string[] {
    return shownIds(idsOf(this.published), idsOf(this.pending));
  }

  /** In the order of the configuration, removed ones where they were. */
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

  /** Whether an added address becomes the default: the first one, and each one without an address per carrier [WH-4]. */
  get addsDefaults(): boolean {
    return this.defaultId === undefined || !checksAllCarriers(this.configuration ?? {});
  }

  /** What is sent to addresses that carriers refuse. */
  get deliveryProblems(): readonly ChangeProblem[] {
    const { configuration: published } = this.#company;
    return published && this.configuration ? deliveryProblems(published, this.configuration) : [];
  }

  publishedWarehouse(locationId: string): Warehouse | undefined {
    return this.publishedById.get(locationId);
  }

  /** Observes the changes of this address alone. */
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

  /** Those that could become the default when this one no longer is: in use, and there to stay. */
  successorsOf(locationId: string): readonly Warehouse[] {
    return this.pending.filter((other) => other.locationId !== locationId && other.enabled);
  }

  /** Whether customers would have nowhere to send returns without it: the last one of a portal that is live [WH-9]. */
  isNeeded(locationId: string): boolean {
    const isLive = this.configuration ? isPortalActive(this.configuration) : true;
    return isLive && this.pending.every((other) => other.locationId === locationId);
  }

  switchOn(locationId: string, enabled: boolean): void {
    const warehouse = this.pendingWarehouse(locationId);
    if (warehouse) this.#changes.edit([saveWarehouse(this.published, { ...warehouse, enabled })]);
  }

  /** Returns go to the default: one that is not in use comes into use with it. */
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

  /** Takes back every change of one address, its removal too. */
  restore(locationId: string): void {
    const published = this.publishedWarehouse(locationId);
    if (!published) return this.remove(locationId);
    const edits: PendingChange[] = [
      saveWarehouse(this.published, published),
      bindWarehouse(this.published, locationId, bindingsOf(published)),
    ];
    this.#changes.edit(edits);
  }

  /** Adds an address or replaces the one of its id; answers the id. */
  save(warehouse: Omit<Warehouse, 'locationId'> & { readonly locationId?: string | undefined }): string {
    const locationId = warehouse.locationId ?? pageMadeId(this.#ids.next());
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
    const known = this.#rows.get(locationId);
    if (known && known.label === known.name) return known;
    const row = new ObservableWarehouseRow(locationId, this);
    this.#rows.set(locationId, row);
    return row;
  }
}
