import { makeAutoObservable } from 'mobx';
import { editPart } from '../../domain/application-config/configEdits.ts';
import { dispositionsIn } from '../../domain/application-config/dispositions/dispositionsIn.ts';
import type { Dispositions } from '../../domain/dispositions/disposition.ts';
import { dispositionError, type DispositionError } from '../../domain/dispositions/dispositionError.ts';
import {
  dispositionLists,
  NO_DISPOSITIONS,
  type DispositionEntry,
  type DispositionList,
} from '../../domain/dispositions/dispositionLists.ts';
import { dispositionProblems, type DispositionProblem } from '../../domain/dispositions/dispositionProblems.ts';
import { dispositionRows, type DispositionRow } from '../../domain/dispositions/dispositionRows.ts';
import {
  arrangeEntries,
  moveEntry,
  saveEntry,
  switchRule,
  nextDispositionId,
} from '../../domain/dispositions/edits/dispositionEdits.ts';
import {
  removeNamed,
  removeRule,
  rulesReferringTo,
  type NamedList,
  type RemovalEffect,
} from '../../domain/dispositions/edits/removeEntry.ts';
import { restoreEntry } from '../../domain/dispositions/edits/restoreEntry.ts';
import { sampleDispositions } from '../../domain/dispositions/sampleDispositions.ts';
import { rulesThatDecide, type Decider } from '../../domain/dispositions/rulesThatDecide.ts';
import { deepEqual } from '../../domain/shared/deepEqual.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

/** Editor of the handling of returned items. Each edit is one undo step, even if it changes several lists [DM-2]. */
export class DispositionsEditor {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, { nextId: false });
  }

  get published(): Dispositions {
    const { configuration } = this.#company;
    return configuration ? dispositionsIn(configuration) : NO_DISPOSITIONS;
  }

  get pending(): Dispositions {
    const { pendingConfiguration } = this.#company;
    return pendingConfiguration ? dispositionsIn(pendingConfiguration) : NO_DISPOSITIONS;
  }

  get isChanged(): boolean {
    return !deepEqual(this.published, this.pending);
  }

  get isEmpty(): boolean {
    return [this.published, this.pending].every((each) => dispositionLists.every((list) => each[list].length === 0));
  }

  get rules(): readonly DispositionRow<'rules'>[] {
    return dispositionRows(this.published, this.pending, 'rules');
  }

  get groups(): readonly DispositionRow<'groups'>[] {
    return dispositionRows(this.published, this.pending, 'groups');
  }

  get attributes(): readonly DispositionRow<'attributes'>[] {
    return dispositionRows(this.published, this.pending, 'attributes');
  }

  get actions(): readonly DispositionRow<'actions'>[] {
    return dispositionRows(this.published, this.pending, 'actions');
  }

  get deciders(): readonly Decider[] {
    return rulesThatDecide(this.pending);
  }

  get problems(): readonly DispositionProblem[] {
    return dispositionProblems(this.pending);
  }

  /** Position among the remaining rules, starting at 1. 0 if the rule is not among them. */
  placeOfRule(id: string): number {
    return this.pending.rules.findIndex((rule) => rule.id === id) + 1;
  }

  rulesReferringTo(list: NamedList, id: string): DispositionEntry<'rules'>[] {
    return [...rulesReferringTo(this.pending, list, id)];
  }

  /** Id of a new entry [DM-3]. It is never the id of a published entry, because a removed entry can be restored. */
  nextId(list: DispositionList): string {
    const rows = dispositionRows(this.published, this.pending, list);
    return nextDispositionId(rows);
  }

  save<List extends DispositionList>(list: List, entry: DispositionEntry<List>): DispositionError | undefined {
    const error = dispositionError(this.pending, list, entry);
    if (!error) this.#write(saveEntry(this.pending, list, entry));
    return error;
  }

  arrange(list: DispositionList, ids: readonly string[]): void {
    this.#write(arrangeEntries(this.pending, list, ids));
  }

  move(list: DispositionList, id: string, by: -1 | 1): void {
    this.#write(moveEntry(this.pending, list, id, by));
  }

  switchRule(id: string, active: boolean): void {
    this.#write(switchRule(this.pending, id, active));
  }

  removeRule(id: string): void {
    this.#write(removeRule(this.pending, id));
  }

  removeNamed(list: NamedList, id: string, effect: RemovalEffect): void {
    this.#write(removeNamed(this.pending, list, id, effect));
  }

  restore(list: DispositionList, id: string): void {
    this.#write(restoreEntry(this.published, this.pending, list, id));
  }

  startWithSample(): void {
    this.#write(sampleDispositions);
  }

  #write(next: Dispositions): void {
    const { configuration } = this.#company;
    if (!configuration) return;
    const { pending } = this;
    const edited = dispositionLists.filter((list) => !deepEqual(next[list], pending[list]));
    if (edited.length === 0) return;
    this.#changes.edit(edited.map((name) => editPart(configuration, { kind: 'dispositions', name }, next[name])));
  }
}
