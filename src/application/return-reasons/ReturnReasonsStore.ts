import { makeAutoObservable } from 'mobx';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import { productOf, type CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { paymentTypeOf, type PaymentType } from '../../domain/payments/paymentType.ts';
import { offeredReasons } from '../../domain/return-reasons/offeredReasons.ts';
import { orderedEdits, restoreReason } from '../../domain/return-reasons/orderedEdits.ts';
import {
  arrangeReasons,
  changePattern,
  moveCode,
  removeReason,
  saveReason,
  switchReasons,
} from '../../domain/return-reasons/reasonEdits.ts';
import { codesOf, reasonRows, type ReasonRow } from '../../domain/return-reasons/reasonRows.ts';
import { noReturnReasons, type ReturnReason, type ReturnReasons } from '../../domain/company/parts/returnReason.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';

const reasonsIn = (configuration: CompanyConfiguration | undefined): ReturnReasons =>
  (configuration && productOf(configuration).returnReasons) ?? noReturnReasons;

/** An editor: the return reasons of the open company, published and pending, and every edit of them: each one undo. */
export class ReturnReasonsStore {
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;

  constructor(company: CompanyStore, changes: PendingChangesStore) {
    this.#company = company;
    this.#changes = changes;
    makeAutoObservable(this);
  }

  get published(): ReturnReasons {
    return reasonsIn(this.#company.configuration);
  }

  /** As they will be once the pending changes are published. */
  get pending(): ReturnReasons {
    return reasonsIn(this.#company.pendingConfiguration);
  }

  get rows(): readonly ReasonRow[] {
    return reasonRows(this.published, this.pending);
  }

  /** In pending order, without the removed ones. */
  get codes(): readonly string[] {
    return codesOf(this.pending);
  }

  get offered(): readonly ReturnReason[] {
    return offeredReasons(this.pending);
  }

  get paymentType(): PaymentType {
    return paymentTypeOf(this.pending.reasons);
  }

  get publishedPaymentType(): PaymentType {
    return paymentTypeOf(this.published.reasons);
  }

  row(code: string): ReasonRow | undefined {
    return this.rows.find((row) => row.code === code);
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
    this.arrange(moveCode(this.codes, code, place));
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
}
