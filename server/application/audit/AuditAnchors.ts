/** That a company's log held this entry at its end once. */
export type AuditAnchor = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly sequence: number;
  readonly hash: string;
};

/**
 * Ends of chains, kept outside the database that holds the chains: whoever cuts or replaces one there, or puts an older
 * state of the whole database in its place, leaves anchors that nothing matches.
 */
export interface AuditAnchors {
  /** Told once the entry was committed. Never throws: what was done is done, whether its anchor can be kept or not. */
  keep(anchor: AuditAnchor): void;
}

/** Where nobody keeps any. */
export const noAnchors: AuditAnchors = { keep: () => undefined };
