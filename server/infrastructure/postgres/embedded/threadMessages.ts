export type ThreadOptions = { readonly folder: string; readonly channel: string; readonly image: Blob | undefined };

export type ThreadRequest =
  | { readonly kind: 'query'; readonly id: number; readonly statement: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

/** Texts cross threads faster than objects. `jsonColumns` contain JSON texts, `byteColumns` contain bytes. */
export type ThreadRows = {
  readonly rows: readonly Record<string, unknown>[];
  readonly affectedRows: number;
  readonly jsonColumns: readonly string[];
  readonly byteColumns: readonly string[];
};

export type ThreadError = {
  readonly message: string;
  /** PostgreSQL's code, constraint etc. A message between threads omits properties of an error. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** Later responses cannot be trusted. */
  readonly isFatal: boolean;
};

export type ThreadAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'answered'; readonly id: number; readonly result: ThreadRows }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ThreadError }
  | { readonly kind: 'notified'; readonly payload: string }
  | { readonly kind: 'closed' };
