/** What a statement answered. */
export type EngineResult = { readonly rows: readonly unknown[]; readonly affectedRows: number };

/** The embedded database as it runs now. Once it is lost, every statement rejects: another one knows none of its transactions. */
export interface EngineSession {
  /** One after the other: the embedded database has one connection. */
  query(statement: string, parameters: readonly unknown[]): Promise<EngineResult>;
  /** Makes the space of deleted and replaced rows reusable. Only outside a transaction. */
  vacuum(): Promise<void>;
}

/** The embedded database, which may be lost and opened anew. */
export interface EmbeddedEngine {
  /** Rejects with `EngineLostError` while there is none. */
  session(): Promise<EngineSession>;
  close(): Promise<void>;
}

/** The embedded database ended, or does not answer; the code is PostgreSQL's for a connection that failed. */
export class EngineLostError extends Error {
  override readonly name = 'EngineLostError';
  readonly code = '08006';
}
