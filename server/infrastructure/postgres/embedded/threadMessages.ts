export type ThreadOptions = { readonly folder: string; readonly channel: string; readonly image: Blob | undefined };

export type ThreadRequest =
  | { readonly kind: 'query'; readonly id: number; readonly statement: string; readonly parameters: readonly unknown[] }
  | { readonly kind: 'close' };

/** Result rows as texts, because texts cross threads faster. `jsonColumns` contain JSON, `byteColumns` bytes. */
export type ThreadRows = {
  readonly rows: readonly Record<string, unknown>[];
  readonly affectedRows: number;
  readonly jsonColumns: readonly string[];
  readonly byteColumns: readonly string[];
};

export type ThreadError = {
  readonly message: string;
  /** Properties of a PostgreSQL error, e.g. its code. A message between threads omits properties of an error. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** True if the database must be restarted, because its later responses cannot be trusted. */
  readonly isFatal: boolean;
};

export type ThreadAnswer =
  | { readonly kind: 'opened' }
  | { readonly kind: 'answered'; readonly id: number; readonly result: ThreadRows }
  | { readonly kind: 'failed'; readonly id: number; readonly error: ThreadError }
  | { readonly kind: 'notified'; readonly payload: string }
  | { readonly kind: 'closed' };
