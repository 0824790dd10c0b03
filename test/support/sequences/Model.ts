/** Published texts, by the code of their reason. */
export type Texts = Readonly<Record<string, string>>;

/** An unpublished edit: its text (`undefined` for a removal), and the published text when the edit was made. */
export type Wish = { readonly text: string | undefined; readonly base: string | undefined };

export type Constraints = ReadonlyMap<string, Wish>;

/** Expected state of a tab. A closed tab has no edits. */
export type ModelTab = {
  isOpen: boolean;
  wishes: Constraints;
  undone: Constraints[];
  done: Constraints[];
  /** Edits that were published although the tab received no response. */
  unanswered?: Constraints;
};

/** Reference model of the client: the unpublished edits of each tab, and the published texts. */
export type Model = {
  live: Texts;
  revisions: number;
  /** Number of edits so far, so that each edit writes a different text. */
  written: number;
  readonly tabs: readonly ModelTab[];
  /** Number of times that each situation occurred, so that a test can check that it covered them. */
  readonly met: { published: number; unanswered: number; conflicts: number; undone: number };
};

/** Creates a model in which only the first tab is open. */
export const aModel = (live: Texts, tabs: number): Model => ({
  live,
  revisions: 0,
  written: 0,
  met: { published: 0, unanswered: 0, conflicts: 0, undone: 0 },
  tabs: Array.from({ length: tabs }, (_, index) => ({ isOpen: index === 0, wishes: new Map(), undone: [], done: [] })),
});

export function tabOf({ tabs }: Model, index: number): ModelTab {
  const tab = tabs[index];
  if (!tab) throw new Error(`no tab ${index}`);
  return tab;
}

export const textsWith = (texts: Texts, wishes: Constraints): Texts =>
  Object.fromEntries(
    Object.entries({ ...texts, ...Object.fromEntries([...wishes].map(([code, { text }]) => [code, text])) }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );

/** Changes the edits of a tab in one undo step. */
export function act(tab: ModelTab, wishes: Constraints): void {
  tab.done.push(tab.wishes);
  tab.undone = [];
  tab.wishes = wishes;
}

/** Replaces the edits of a tab and deletes its undo history. */
export function replace(tab: ModelTab, wishes: Constraints): void {
  tab.wishes = wishes;
  tab.done = [];
  tab.undone = [];
}

/** Whether this tab wrote the text. Each text begins with the tab that wrote it. */
export const isBy = (tab: number, text: string | undefined): boolean => text?.startsWith(`tab ${tab}:`) === true;
