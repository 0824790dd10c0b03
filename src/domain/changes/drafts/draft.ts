import type { ChangeHistory } from '../changeHistory.ts';
import type { PendingChange } from '../pendingChange.ts';

/** A change as a draft holds it: another release may have kept it, of a type that this one does not know. */
export type DraftChange = Omit<PendingChange, 'type'> & { readonly type: string };

type DraftStep = readonly {
  readonly key: string;
  readonly before?: DraftChange | undefined;
  readonly after?: DraftChange | undefined;
}[];

/** A person's pending changes of one company, in the order they were made, and what undo and redo lead to. */
export type DraftContent = {
  readonly changes: readonly DraftChange[];
  /** What the person wrote of them for the history. */
  readonly note?: string | undefined;
  readonly history: { readonly [Side in keyof ChangeHistory]: readonly DraftStep[] };
};

/** `revision`: an entity tag that tells this content from any other of the same person and company. */
export type Draft = DraftContent & { readonly revision: string };

export const noDraft: Draft = { revision: '"d0"', changes: [], history: { done: [], undone: [] } };
