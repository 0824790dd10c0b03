export type EngineResult = { readonly rows: readonly unknown[]; readonly affectedRows: number };

/** A running instance. Statements reject after a loss, because a new instance knows none of their transactions. */
export interface EngineSession {
  /** Statements run one at a time, because the embedded database has one connection. */
  query(statement: string, parameters: readonly unknown[]): Promise<EngineResult>;
  /** Makes the space of deleted and replaced rows reusable. Only outside a transaction. */
  vacuum(): Promise<void>;
}

export interface EmbeddedEngine {
  /** Rejects with `EngineLostError` while the database is not running. */
  session(): Promise<EngineSession>;
  close(): Promise<void>;
}

/** The embedded database stopped or hangs. Uses PostgreSQL's code for a failed connection. */
export class EngineLostError extends Error {
  override readonly name = 'EngineLostError';
  readonly code = '08006';
}
