import { makeAutoObservable } from 'mobx';
import type { ReturnReason } from '../../domain/company/parts/returnReason.ts';
import type { ReasonRow } from '../../domain/return-reasons/reasonRows.ts';
import { entryState, type EntryState } from '../../domain/shared/entryState.ts';

export type ReasonRowSource = {
  readonly codes: readonly string[];
  readonly moved: ReadonlySet<string>;
  publishedReason(code: string): ReturnReason | undefined;
  pendingReason(code: string): ReturnReason | undefined;
};

const NONE: readonly string[] = [];

/** Row of the reasons table. The object stays the same when its values change; a component observes single values. */
export class ObservableReasonRow implements ReasonRow {
  readonly code: string;
  /** Text of the reason when the row was created. A renamed reason gets a new row. */
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
    // Return a placeholder, because the row of a deleted reason may render once more before the list does.
    return reason ?? { code, description: '', enabled: false, paymentRequired: false };
  }

  /** Getters for single values, so that a component renders again only if a value that it shows changes. */
  get description(): string {
    return this.reason.description;
  }

  get isOffered(): boolean {
    return this.reason.enabled;
  }

  get customerPays(): boolean {
    return this.reason.paymentRequired;
  }

  get requirements(): readonly string[] {
    return this.reason.paymentRequirements ?? NONE;
  }

  get stands(): 'added' | 'moved' | 'removed' | undefined {
    return this.state === 'published' || this.state === 'changed' ? undefined : this.state;
  }

  get isRemoved(): boolean {
    return this.state === 'removed';
  }

  get state(): EntryState {
    const { code, published } = this;
    return entryState(published, this.#source.pendingReason(code), this.#source.moved.has(code));
  }

  get isChanged(): boolean {
    return this.state !== 'published';
  }

  get isFirst(): boolean {
    return this.#source.codes[0] === this.code;
  }

  get isLast(): boolean {
    return this.#source.codes.at(-1) === this.code;
  }
}
