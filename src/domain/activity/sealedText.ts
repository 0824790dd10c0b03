/** One entry of an audit log with every field that its digest covers. */
export type AuditLink = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  /** ISO 8601 in UTC with microseconds, all the database can tell apart. */
  readonly at: string;
  readonly actorUserId: string;
  readonly actorName: string;
  readonly onBehalfOf: string | undefined;
  readonly action: string;
  readonly detail: string;
  /** Absent where no request caused it, and in entries of earlier releases. */
  readonly requestId: string | undefined;
  readonly previousHash: string;
};

/** Stands before the first entry of a chain. */
export const NO_PREVIOUS_HASH = '0'.repeat(64);

/** All fields in a fixed order, each delimited, so that no text can move from one field to the next. */
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
