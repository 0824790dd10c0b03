import { computed, makeAutoObservable } from 'mobx';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { paymentTypeOf, type PaymentType } from '../../domain/payments/paymentType.ts';
import { offeredReasons } from '../../domain/return-reasons/offeredReasons.ts';
import { orderedEdits, restoreReason } from '../../domain/return-reasons/orderedEdits.ts';
import {
  arrangeReasons,
  changePattern,
  reasonsAfter,
  removeReason,
  saveReason,
  switchReasons,
} from '../../domain/return-reasons/reasonEdits.ts';
import { reasonKey } from '../../domain/return-reasons/reasonKey.ts';
import { movedIds, moveId, shownIds } from '../../domain/shared/listMoves.ts';
import { arrangesReasons, codesOf, reasonAfter } from '../../domain/return-reasons/reasonRows.ts';
import {
  noReturnReasons,
  reasonPatternOf,
  type ReturnReason,
  type ReturnReasons,
} from '../../domain/company/parts/returnReason.ts';
import { isSameList } from '../../domain/shared/sameList.ts';
import { isSameSet } from '../../domain/shared/sameSet.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import { ObservableReasonRow } from './ObservableReasonRow.ts';

const reasonsIn = (configuration: CompanyConfiguration | undefined): ReturnReasons =>
  (configuration && productOf(configuration).returnReasons) ?? noReturnReasons;

/** An editor: the return reasons of the open company, published and pending, and every edit of them: each one undo. */
export class ReturnReasonsStore {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #rows = new Map<string, ObservableReasonRow>();

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this, {
      codes: computed({ equals: isSameList }),
      standing: computed({ equals: isSameSet }),
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

  /** As they will be once the pending changes are published. */
  get pending(): ReturnReasons {
    return reasonsIn(this.#company.pendingConfiguration);
  }

  /**
   * In the order they are shown, removed ones where they were. The list is another only where rows come, go, move or are
   * renamed.
   */
  get rows(): readonly ObservableReasonRow[] {
    return this.shownCodes.map((code) => this.#rowOf(code));
  }

  /** Nothing is shown, not even a removed one. */
  get isEmpty(): boolean {
    return this.shownCodes.length === 0;
  }

  /** In pending order, without the removed ones. */
  get codes(): readonly string[] {
    return reasonsAfter(this.published, this.arranging).map(({ code }) => code);
  }

  /** The codes without the removed ones. */
  get standing(): ReadonlySet<string> {
    return new Set(this.codes);
  }

  /** The changes that decide which reasons there are and in what order: none of those that another value is. */
  get arranging(): readonly PendingChange[] {
    return this.#changes.list.filter((change) => arrangesReasons(change, this.publishedByCode));
  }

  get shownCodes(): readonly string[] {
    return shownIds(codesOf(this.published), this.codes);
  }

  /** The codes that stand elsewhere than they are published. */
  get moved(): ReadonlySet<string> {
    return movedIds(codesOf(this.published), this.codes);
  }

  get isEnabled(): boolean {
    return this.pending.enabled;
  }

  get pattern(): string {
    return reasonPatternOf(this.pending);
  }

  /** Whether a customer would see the field with nothing to choose from. */
  get offersNothing(): boolean {
    return this.offered.length === 0;
  }

  /** So it is for customers already. */
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

  /** For how many reasons the customer will pay, and for how many the merchant will: numbers, which most edits leave. */
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

  /** Observes the change of this reason alone. */
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

  /** Takes back every change of one reason: its values, its removal, its place. */
  restore(code: string): void {
    this.#changes.edit(restoreReason(this.published, this.#changes.present, code));
  }

  /** Puts one reason at a place among those that stay, 0 first. */
  moveTo(code: string, place: number): void {
    this.arrange(moveId(this.codes, code, place));
  }

  /** `codes` may name removed reasons, as the rows do; they have no place in an order. */
  arrange(codes: readonly string[]): void {
    const staying = new Set(this.codes);
    const order = codes.filter((code) => staying.has(code));
    this.#changes.edit([arrangeReasons(this.published, this.#changes.present, order)]);
  }

  switchOn(enabled: boolean): void {
    this.#changes.edit([switchReasons(this.published, enabled)]);
  }

  /** Takes any text: whether it is a pattern is ChangeCommentPattern's question. */
  changePattern(pattern: string): void {
    this.#changes.edit([changePattern(this.published, pattern)]);
  }

  /** Makes edits pending, as one act; `codes` is the order wanted, else whatever the edits lead to. */
  edit(edits: readonly PendingChange[], codes?: readonly string[]): void {
    this.#changes.edit(orderedEdits(this.published, this.#changes.present, edits, codes));
  }
  #rowOf(code: string): ObservableReasonRow {
    const known = this.#rows.get(code);
    if (known && known.label === known.reason.description) return known;
    const row = new ObservableReasonRow(code, this);
    this.#rows.set(code, row);
    return row;
  }
}
