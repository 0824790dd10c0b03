import type { AuditAction } from '../../../src/domain/activity/auditAction.ts';

/** What is remembered of one act. */
export type AuditEntry = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** Who really acted. */
  readonly actor: { readonly userId: string; readonly name: string };
  /** The company an admin acted for in review mode. */
  readonly onBehalfOf?: string | undefined;
  readonly action: AuditAction;
  /** Of the request that caused it; absent where none did. */
  readonly requestId?: string | undefined;
  /** JSON; secrets are masked before it is kept. */
  readonly detail: unknown;
};

/** One company's log: grows at its end, and each entry carries the digest of the one before. */
export interface AuditLog {
  /** Written in the transaction of the act. */
  append(entry: AuditEntry): Promise<void>;
}
