export type EngineResult = { readonly rows: readonly unknown[]; readonly affectedRows: number };

/** A running database instance. Once it is lost, its statements reject and its transactions are not continued. */
export interface EngineSession {
  /** Runs a statement. Statements run one at a time, because the embedded database has one connection. */
  query(statement: string, parameters: readonly unknown[]): Promise<EngineResult>;
  /** Makes the space of deleted and replaced rows reusable. Must not be called in a transaction. */
  vacuum(): Promise<void>;
}

export interface EmbeddedEngine {
  /** Returns the running instance. Rejects with `EngineLostError` if the database is not running. */
  session(): Promise<EngineSession>;
  close(): Promise<void>;
}

/** The embedded database stopped or hangs. The error has PostgreSQL's code for a failed connection. */
export class EngineLostError extends Error {
  override readonly name = 'EngineLostError';
  readonly code = '08006';
}
