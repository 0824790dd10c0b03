/** Sequence number and hash of an entry that was the last of a company's log when the anchor was written. */
export type AuditAnchor = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  readonly hash: string;
};

/** Stores anchors outside the database, to detect truncated or replaced logs and restored old databases. */
export interface AuditAnchors {
  /** Called after the commit of the entry. Never throws, because the write is already done. */
  store(anchor: AuditAnchor): void;
}

export const noAnchors: AuditAnchors = { store: () => undefined };
