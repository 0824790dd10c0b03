import type { ChangeHistory } from '../changeHistory.ts';
import type { PendingChange } from '../pendingChange.ts';
import type { ListEdit } from './listEdits.ts';

/** A change as a draft holds it: another release may have kept it, of a type that this one does not know. */
export type DraftChange = Omit<PendingChange, 'type'> & { readonly type: string };

/**
 * A change as a step holds it: in whole, or told by another. `isThere`: the one that is pending once everything after the
 * step is undone (redone). `edits`: the other one of its entry, with a list that differs from that one's.
 */
export type StepChange = DraftChange & {
  readonly isThere?: boolean | undefined;
  readonly edits?: readonly ListEdit[] | undefined;
};

/** The same as it is read: anybody may have kept it. */
export type KeptStepChange = DraftChange & { readonly [By in Exclude<keyof StepChange, keyof DraftChange>]?: unknown };

type Entry<Change> = {
  readonly key: string;
  readonly before?: Change | undefined;
  readonly after?: Change | undefined;
};
export type Step<Change> = readonly Entry<Change>[];

type Content<Change> = {
  readonly changes: readonly DraftChange[];
  /** What the person wrote of them for the history. */
  readonly note?: string | undefined;
  readonly history: { readonly [Side in keyof ChangeHistory]: readonly Step<Change>[] };
};

/** A person's pending changes of one company, in the order they were made, and what undo and redo lead to. */
export type DraftContent = Content<StepChange>;

/** The same as it is read. */
export type KeptContent = Content<KeptStepChange>;

/** `revision`: an entity tag that tells this content from any other of the same person and company. */
export type Draft = KeptContent & { readonly revision: string };

export const noDraft: DraftContent & Draft = { revision: '"d0"', changes: [], history: { done: [], undone: [] } };
