import { deepEqual } from '../../shared/deepEqual.ts';
import { anchorsOf, inOrderOf, isInSameOrder, withIncoming, type Incoming } from '../../shared/listOrder.ts';
import { isTextList } from '../../shared/shapes.ts';
import type { ChangeType } from '../changeType.ts';
import type { PendingChange } from '../pendingChange.ts';
import { isRemoval, REMOVED, type Removal } from '../removal.ts';

/** Change or removal of one entry. `valueId` is the id of the entry that follows it in the list. */
export type EntryChange<Value> = PendingChange & {
  readonly part: 'entry';
  readonly id: string;
  readonly value: Value | Removal;
  readonly originalValue?: Value | undefined;
};

export type OrderChange = PendingChange & {
  readonly part: 'order';
  readonly value: readonly string[];
  readonly originalValue: readonly string[];
};

export type KeyedListChange<Value> = EntryChange<Value> | OrderChange;

/** Functions that adapt a list. `Value` is the part of an entry that a change contains. */
export type KeyedListDefinition<Entry, Value> = {
  readonly type: ChangeType;
  readonly prefix: string;
  readonly orderKey: string;
  readonly idOf: (entry: Entry) => string;
  readonly valueOf: (entry: Entry) => Value;
  readonly newValueOf?: (entry: Entry) => Value;
  /** Validates the value of the entry with this id. Storage and history are untrusted. */
  readonly isValue: (value: unknown, id: string) => value is Value;
  readonly isOriginal?: (value: unknown, id: string) => value is Value;
  readonly isRemoval?: (value: unknown) => value is Removal;
  readonly added: (value: Value) => Entry;
  readonly rewritten: (entry: Entry, value: Value) => Entry;
  /** Value that removes an entry. Defaults to `REMOVED`. Override it if restoring the entry needs more data. */
  readonly removalOf?: (entry: Entry) => Removal;
  readonly restored?: (originalValue: Value, removal: Removal) => Value;
  /**
   * True if the change of an added entry contains `valueId`. Otherwise only the change of the order contains its
   * position.
   */
  readonly placesAdded: boolean;
};

export class KeyedList<Entry, Value> {
  readonly #definition: KeyedListDefinition<Entry, Value>;

  constructor(definition: KeyedListDefinition<Entry, Value>) {
    this.#definition = definition;
  }

  keyOf(id: string): string {
    return `${this.#definition.prefix}${id}`;
  }

  idIn(key: string): string | undefined {
    const { prefix } = this.#definition;
    return key.startsWith(prefix) && key !== prefix ? key.slice(prefix.length) : undefined;
  }

  ids(entries: readonly Entry[]): readonly string[] {
    return entries.map((entry) => this.#definition.idOf(entry));
  }

  find(entries: readonly Entry[], id: string): Entry | undefined {
    return entries.find((entry) => this.#definition.idOf(entry) === id);
  }

  parse(change: PendingChange): KeyedListChange<Value> | undefined {
    const { type, orderKey, isValue, isOriginal = isValue, isRemoval: isGone = isRemoval } = this.#definition;
    if (change.type !== type) return undefined;
    const { key, value, originalValue } = change;
    if (key === orderKey)
      return isTextList(value) && isTextList(originalValue)
        ? { ...change, part: 'order', value, originalValue }
        : undefined;
    const id = this.idIn(key);
    if (id === undefined || !(originalValue === undefined || isOriginal(originalValue, id))) return undefined;
    return isGone(value) || isValue(value, id) ? { ...change, part: 'entry', id, value, originalValue } : undefined;
  }

  read(entries: readonly Entry[], change: KeyedListChange<Value>): Value | readonly string[] | undefined {
    if (change.part === 'order') return this.ids(entries);
    const entry = this.find(entries, change.id);
    return entry && this.#definition.valueOf(entry);
  }

  entryAfter(entry: Entry | undefined, { value }: EntryChange<Value>): Entry | undefined {
    const { rewritten, added } = this.#definition;
    if (isRemoval(value)) return undefined;
    return entry === undefined ? added(value) : rewritten(entry, value);
  }

  /** Applies changes. A new entry is inserted before `valueId`. Entries missing in an order change come last. */
  apply(entries: readonly Entry[], changes: readonly KeyedListChange<Value>[]): readonly Entry[] {
    const { idOf } = this.#definition;
    const entriesById = new Map(entries.map((entry) => [idOf(entry), entry]));
    const incoming: Incoming<Entry>[] = [];
    let order: readonly string[] = [];
    for (const change of changes) {
      if (change.part === 'order') {
        order = change.value;
        continue;
      }
      const { id, valueId } = change;
      const isPresent = entriesById.has(id);
      const entry = this.entryAfter(entriesById.get(id), change);
      if (entry === undefined) entriesById.delete(id);
      else if (isPresent) entriesById.set(id, entry);
      else incoming.push({ entry, before: valueId });
    }
    return inOrderOf(withIncoming([...entriesById.values()], incoming, idOf), order, idOf);
  }

  save(published: readonly Entry[], entry: Entry): PendingChange {
    return this.#saved(this.find(published, this.#definition.idOf(entry)), entry);
  }

  /** Removes an entry. The change contains the next entry's id, so that an undo restores the position. */
  remove(published: readonly Entry[], id: string): PendingChange {
    const at = published.findIndex((entry) => this.#definition.idOf(entry) === id);
    return this.#removed(id, published[at], published[at + 1]);
  }

  arrange(published: readonly Entry[], ids: readonly string[]): PendingChange {
    return {
      type: this.#definition.type,
      key: this.#definition.orderKey,
      value: ids,
      originalValue: this.ids(published),
    };
  }

  difference(from: readonly Entry[], to: readonly Entry[]): readonly PendingChange[] {
    const { idOf, placesAdded } = this.#definition;
    const [before, after] = [this.ids(from), this.ids(to)];
    const indexById = new Map(before.map((id, index) => [id, index]));
    const targetById = new Map(to.map((entry) => [idOf(entry), entry]));
    const anchors = placesAdded ? anchorsOf(before, after) : new Map<string, string>();
    const all = [...new Set([...before, ...after])].map((id): PendingChange => {
      const index = indexById.get(id) ?? -1;
      const [present, entry, valueId] = [from[index], targetById.get(id), anchors.get(id)];
      if (!entry) return this.#removed(id, present, from[index + 1]);
      return { ...this.#saved(present, entry), ...(valueId !== undefined && { valueId }) };
    });
    const changes = all.filter((change) => !deepEqual(change.value, change.originalValue) && this.parse(change));
    const result = this.apply(
      from,
      changes.flatMap((change) => this.parse(change) ?? []),
    );
    return isInSameOrder(this.ids(result), after) ? changes : [...changes, this.arrange(from, after)];
  }

  removals(entries: readonly Entry[]): readonly PendingChange[] {
    return entries.map((entry) => this.#removed(this.#definition.idOf(entry), entry, undefined));
  }

  valueToUndo(change: KeyedListChange<Value>): unknown {
    const { removalOf, added, restored } = this.#definition;
    if (change.part === 'order') return change.originalValue;
    const { value, originalValue } = change;
    if (originalValue !== undefined)
      return restored && isRemoval(value) ? restored(originalValue, value) : originalValue;
    if (isRemoval(value)) return value;
    return removalOf?.(added(value)) ?? REMOVED;
  }

  arranged<Made extends Entry>(
    made: readonly Made[],
    base: readonly Entry[],
    changes: readonly KeyedListChange<Value>[],
  ): readonly Made[] {
    return inOrderOf(made, this.ids(this.apply(base, changes)), (entry) => this.#definition.idOf(entry));
  }

  #saved(present: Entry | undefined, entry: Entry): PendingChange {
    const { type, idOf, valueOf, newValueOf = valueOf } = this.#definition;
    const value = present ? valueOf(entry) : newValueOf(entry);
    return { type, key: this.keyOf(idOf(entry)), value, originalValue: present && valueOf(present) };
  }

  #removed(id: string, present: Entry | undefined, follower: Entry | undefined): PendingChange {
    const { type, idOf, valueOf, removalOf } = this.#definition;
    if (!present) return { type, key: this.keyOf(id), value: undefined, originalValue: undefined };
    const value = removalOf?.(present) ?? REMOVED;
    const valueId = follower && idOf(follower);
    const change = { type, key: this.keyOf(id), value, originalValue: valueOf(present) };
    return valueId === undefined ? change : { ...change, valueId };
  }
}
