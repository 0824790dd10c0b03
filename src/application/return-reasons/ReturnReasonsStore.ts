import { computed, makeAutoObservable } from 'mobx';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { paymentTypeOf, type PaymentType } from '../../domain/payments/customerPayments.ts';
import { offeredReasons, reasonKey } from '../../domain/return-reasons/reasonList.ts';
import { orderedEdits, restoreReason } from '../../domain/return-reasons/orderedEdits.ts';
import {
  arrangeReasons,
  changePattern,
  reasonsAfter,
  removeReason,
  saveReason,
  switchReasons,
} from '../../domain/return-reasons/reasonEdits.ts';
import { movedIds, moveId, shownIds } from '../../domain/shared/listMoves.ts';
import { affectsReasonList, codesOf, reasonAfter } from '../../domain/return-reasons/reasonRows.ts';
import {
  noReturnReasons,
  reasonPatternOf,
  type ReturnReason,
  type ReturnReasons,
} from '../../domain/company/parts/returnReason.ts';
import { isSameList, isSameSet } from '../../domain/shared/deepEqual.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { ObservableReasonRow } from './ObservableReasonRow.ts';

const reasonsIn = (configuration: CompanyConfiguration | undefined): ReturnReasons =>
  (configuration && productOf(configuration).returnReasons) ?? noReturnReasons;

/** Editor of the return reasons of the open company. Each edit is one undo step. */
export class ReturnReasonsStore {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #rows = new Map<string, ObservableReasonRow>();

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, {
      codes: computed({ equals: isSameList }),
      currentCodes: computed({ equals: isSameSet }),
      arranging: computed({ equals: isSameList }),
      shownCodes: computed({ equals: isSameList }),
      rows: computed({ equals: isSameList }),
      publishedReason: false,
      pendingReason: false,
      row: false,
    });
  }

  get published(): ReturnReasons {
    return reasonsIn(this.#company.configuration);
  }

  get pending(): ReturnReasons {
    return reasonsIn(this.#company.pendingConfiguration);
  }

  /** Rows, removed reasons at their old position. Changes only if rows are added, removed, moved or renamed. */
  get rows(): readonly ObservableReasonRow[] {
    return this.shownCodes.map((code) => this.#rowOf(code));
  }

  get isEmpty(): boolean {
    return this.shownCodes.length === 0;
  }

  get codes(): readonly string[] {
    return reasonsAfter(this.published, this.arranging).map(({ code }) => code);
  }

  get currentCodes(): ReadonlySet<string> {
    return new Set(this.codes);
  }

  /** Changes that affect the list or its order, without changes of values. */
  get arranging(): readonly PendingChange[] {
    return this.#changes.list.filter((change) => affectsReasonList(change, this.publishedByCode));
  }

  get shownCodes(): readonly string[] {
    return shownIds(codesOf(this.published), this.codes);
  }

  get moved(): ReadonlySet<string> {
    return movedIds(codesOf(this.published), this.codes);
  }

  get isEnabled(): boolean {
    return this.pending.enabled;
  }

  get pattern(): string {
    return reasonPatternOf(this.pending);
  }

  get offersNothing(): boolean {
    return this.offered.length === 0;
  }

  get publishedOffersNothing(): boolean {
    return this.publishedOffered.length === 0;
  }

  get publishedOffered(): readonly ReturnReason[] {
    return offeredReasons(this.published);
  }

  get offered(): readonly ReturnReason[] {
    return offeredReasons(this.pending);
  }

  get paymentType(): PaymentType {
    return paymentTypeOf(this.pending.reasons);
  }

  /** Number of reasons for which the customer pays. A number, so that most edits do not notify its observers. */
  get paidByCustomer(): number {
    return this.pending.reasons.filter(({ paymentRequired }) => paymentRequired).length;
  }

  get paidByMerchant(): number {
    return this.pending.reasons.length - this.paidByCustomer;
  }

  get publishedPaymentType(): PaymentType {
    return paymentTypeOf(this.published.reasons);
  }

  get publishedByCode(): ReadonlyMap<string, ReturnReason> {
    return new Map(this.published.reasons.map((reason) => [reason.code, reason]));
  }

  publishedReason(code: string): ReturnReason | undefined {
    return this.publishedByCode.get(code);
  }

  pendingReason(code: string): ReturnReason | undefined {
    return reasonAfter(this.publishedReason(code), this.#changes.get(reasonKey(code)));
  }

  row(code: string): ObservableReasonRow | undefined {
    return this.publishedReason(code) || this.pendingReason(code) ? this.#rowOf(code) : undefined;
  }

  offer(code: string, enabled: boolean): void {
    const row = this.row(code);
    if (row) this.edit([saveReason(this.published, { ...row.reason, enabled })]);
  }

  remove(code: string): void {
    this.edit([removeReason(this.published, code)]);
  }

  restore(code: string): void {
    this.#changes.edit(restoreReason(this.published, this.#changes.present, code));
  }

  /** @param index index among the remaining reasons, from 0 */
  moveTo(code: string, index: number): void {
    this.arrange(moveId(this.codes, code, index));
  }

  /** Sorts the reasons by `codes`. Codes of removed reasons are ignored. */
  arrange(codes: readonly string[]): void {
    const remainingCodes = new Set(this.codes);
    const order = codes.filter((code) => remainingCodes.has(code));
    this.#changes.edit([arrangeReasons(this.published, this.#changes.present, order)]);
  }

  switchOn(enabled: boolean): void {
    this.#changes.edit([switchReasons(this.published, enabled)]);
  }

  changePattern(pattern: string): void {
    this.#changes.edit([changePattern(this.published, pattern)]);
  }

  /** Applies edits as one undo step. `codes` is the new order. */
  edit(edits: readonly PendingChange[], codes?: readonly string[]): void {
    this.#changes.edit(orderedEdits(this.published, this.#changes.present, edits, codes));
  }

  #rowOf(code: string): ObservableReasonRow {
    const cachedRow = this.#rows.get(code);
    if (cachedRow && cachedRow.label === cachedRow.reason.description) return cachedRow;
    const row = new ObservableReasonRow(code, this);
    this.#rows.set(code, row);
    return row;
  }
}
