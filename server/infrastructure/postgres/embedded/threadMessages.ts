/** What the thread is opened with. */
export type ThreadOptions = { readonly folder: string; readonly channel: string; readonly image: Blob | undefined };

/** What is asked of the thread of the embedded database. */
export type ThreadRequest =
  | { readonly kind: 'query'; readonly id: number; readonly statement: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

/** Rows as they cross, which is quick for texts and slow for trees: the columns named are JSON texts and bytes. */
export type ThreadRows = {
  readonly rows: readonly Record<string, unknown>[];
  readonly affectedRows: number;
  readonly jsonColumns: readonly string[];
  readonly byteColumns: readonly string[];
};

export type ThreadError = {
  readonly message: string;
  /** PostgreSQL's code, constraint and the like; what an error has of its own does not cross by itself. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Nothing that comes after it can be trusted. */
  readonly isFatal: boolean;
};

/** What the thread says. */
export type ThreadAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'answered'; readonly id: number; readonly result: ThreadRows }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ThreadError }
  | { readonly kind: 'notified'; readonly payload: string }
  | { readonly kind: 'closed' };
