import type { ChangeHistory } from '../changeHistory.ts';
import type { PendingChange } from '../pendingChange.ts';
import type { ListEdit } from './listEdits.ts';

/** A change in a draft. Its type may belong to another release. */
export type DraftChange = Omit<PendingChange, 'type'> & { readonly type: string };

/**
 * The change of a key before or after a step, stored in full or as a reference. `isThere`: the change equals the
 * pending change at the time when the step is undone or redone. `edits`: the change equals the step's other change of
 * the key, with these edits applied to its list.
 */
export type StepChange = DraftChange & {
  readonly isThere?: boolean | undefined;
  readonly edits?: readonly ListEdit[] | undefined;
};

export type StoredStepChange = DraftChange & {
  readonly [By in Exclude<keyof StepChange, keyof DraftChange>]?: unknown;
};

type Entry<Change> = {
  readonly key: string;
  readonly before?: Change | undefined;
  readonly after?: Change | undefined;
};
export type Step<Change> = readonly Entry<Change>[];

type Content<Change> = {
  readonly changes: readonly DraftChange[];
  readonly note?: string | undefined;
  readonly history: { readonly [Side in keyof ChangeHistory]: readonly Step<Change>[] };
};

export type DraftContent = Content<StepChange>;

export type StoredContent = Content<StoredStepChange>;

/** `revision`: entity tag, unique among the drafts of one user and company. */
export type Draft = StoredContent & { readonly revision: string };

export const noDraft: DraftContent & Draft = { revision: '"d0"', changes: [], history: { done: [], undone: [] } };
