import { makeAutoObservable } from 'mobx';
import type { ReturnReason } from '../../domain/company/parts/returnReason.ts';
import { stateOfReason, type ReasonRow, type ReasonState } from '../../domain/return-reasons/reasonRows.ts';

/** Where a row reads what it shows. */
export type ReasonRowSource = {
  /** The codes that stay, in order. */
  readonly codes: readonly string[];
  readonly moved: ReadonlySet<string>;
  publishedReason(code: string): ReturnReason | undefined;
  pendingReason(code: string): ReturnReason | undefined;
};

const NONE: readonly string[] = [];

/** A row that stays the same object while its values change: who draws one observes what it draws and no other row. */
export class ObservableReasonRow implements ReasonRow {
  readonly code: string;
  /** The text it had when it came into the list; another one makes another row. */
  readonly label: string;
  readonly #source: ReasonRowSource;

  constructor(code: string, source: ReasonRowSource) {
    this.code = code;
    this.#source = source;
    this.label = this.reason.description;
    makeAutoObservable(this, { code: false, label: false });
  }

  get published(): ReturnReason | undefined {
    return this.#source.publishedReason(this.code);
  }

  get reason(): ReturnReason {
    const { code } = this;
    const reason = this.#source.pendingReason(code) ?? this.published;
    // A row of a reason that is gone for good may be drawn once more before the list is.
    return reason ?? { code, description: '', enabled: false, paymentRequired: false };
  }

  /** The values by themselves: who draws one of them is not drawn anew with another. */
  get description(): string {
    return this.reason.description;
  }

  get isOffered(): boolean {
    return this.reason.enabled;
  }

  get customerPays(): boolean {
    return this.reason.paymentRequired;
  }

  /** What the customer is asked for. */
  get requirements(): readonly string[] {
    return this.reason.paymentRequirements ?? NONE;
  }

  /** How it stands to what is published, where that is more than that a value differs. */
  get stands(): 'added' | 'moved' | 'removed' | undefined {
    return this.state === 'published' || this.state === 'changed' ? undefined : this.state;
  }

  get isRemoved(): boolean {
    return this.state === 'removed';
  }

  get state(): ReasonState {
    const { code, published } = this;
    return stateOfReason(published, this.#source.pendingReason(code), this.#source.moved.has(code));
  }

  get isChanged(): boolean {
    return this.state !== 'published';
  }

  /** The first of those that stay. */
  get isFirst(): boolean {
    return this.#source.codes[0] === this.code;
  }

  get isLast(): boolean {
    return this.#source.codes.at(-1) === this.code;
  }
}
