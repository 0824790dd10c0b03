/** An entry that was once the last of a company's log. */
export type AuditAnchor = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  readonly hash: string;
};

/** Anchors are stored outside the database, to detect truncated or replaced logs and restored old databases. */
export interface AuditAnchors {
  /** Called after the commit of the entry. Never throws, because the write is already done. */
  keep(anchor: AuditAnchor): void;
}

export const noAnchors: AuditAnchors = { keep: () => undefined };
