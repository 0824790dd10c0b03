import type { AuditAction } from '../../../src/domain/activity/activityKinds.ts';
import { createHash } from 'node:crypto';
import { sealedText, type AuditLink } from '../../../src/domain/activity/sealedText.ts';
import type { SealedLink } from '../activity/ActivityRepository.ts';

export type AuditEntry = {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  /** The signed-in user. In review mode, this is the admin. */
  readonly actor: { readonly userId: string; readonly name: string };
  /** The company for which an admin acted in review mode. */
  readonly onBehalfOf?: string | undefined;
  readonly action: AuditAction;
  readonly requestId?: string | undefined;
  /** JSON value in which secrets are already masked. */
  readonly detail: unknown;
};

/** Append-only log of one company. Each entry contains the digest of the previous one. */
export interface AuditLog {
  append(entry: AuditEntry): Promise<void>;
}

export const auditHashOf = (link: AuditLink): string => createHash('sha256').update(sealedText(link)).digest('hex');

export function followsLink({ hash, ...link }: SealedLink, before: Pick<SealedLink, 'sequence' | 'hash'>): boolean {
  const isNext = link.sequence === before.sequence + 1 && link.previousHash === before.hash;
  return isNext && auditHashOf(link) === hash;
}
