/** What customers read, by the reason's code. */
export type Texts = Readonly<Record<string, string>>;

/** One edit that is not published: what the person wants (nothing: that it goes), and what stood there when they began. */
export type Wish = { readonly text: string | undefined; readonly base: string | undefined };

export type Constraints = ReadonlyMap<string, Wish>;

/** What one tab should hold; closed ones hold nothing. */
export type ModelTab = {
  isOpen: boolean;
  wishes: Constraints;
  undone: Constraints[];
  done: Constraints[];
  /** The wishes that went live without the tab having been told. */
  unanswered?: Constraints;
};

/** The simple truth beside the page: what each tab wants, and what is live. */
export type Model = {
  live: Texts;
  revisions: number;
  /** Counts edits, so that no two write the same text. */
  written: number;
  readonly tabs: readonly ModelTab[];
  /** What came about, so that a test can tell that it was about something. */
  readonly met: { published: number; unanswered: number; conflicts: number; undone: number };
};

/** The first tab is open from the beginning. */
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

/** One act on a tab's wishes that one undo takes back. */
export function act(tab: ModelTab, wishes: Constraints): void {
  tab.done.push(tab.wishes);
  tab.undone = [];
  tab.wishes = wishes;
}

/** Other wishes in place of the ones there were; nothing before can be undone. */
export function replace(tab: ModelTab, wishes: Constraints): void {
  tab.wishes = wishes;
  tab.done = [];
  tab.undone = [];
}

/** A tab's text names the tab, so that everybody can tell whose it is. */
export const isBy = (tab: number, text: string | undefined): boolean => text?.startsWith(`tab ${tab}:`) === true;
