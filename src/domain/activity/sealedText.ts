/** Audit log entry with every field that its hash covers. */
export type AuditLink = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  /** Time of the action: ISO 8601 in UTC with microseconds, the precision of the database. */
  readonly at: string;
  readonly actorUserId: string;
  readonly actorName: string;
  readonly onBehalfOf: string | undefined;
  readonly action: string;
  readonly detail: string;
  /** Absent if no request caused the entry, and in entries of earlier releases. */
  readonly requestId: string | undefined;
  readonly previousHash: string;
};

export const NO_PREVIOUS_HASH = '0'.repeat(64);

/** Input of the hash: all fields in a fixed order, delimited so that different entries have different inputs. */
export const sealedText = (link: AuditLink): string =>
  JSON.stringify([
    link.rootOrgId,
    link.companyId,
    link.sequence,
    link.at,
    link.actorUserId,
    link.actorName,
    link.onBehalfOf ?? null,
    link.action,
    link.detail,
    link.previousHash,
    ...(link.requestId === undefined ? [] : [link.requestId]),
  ]);
