/** Records used proofs by a hash of their ID, so that each proof can be used only once. */
export interface UsedTokens {
  /** Returns false if the proof was used before. `until`: expiry of the proof in milliseconds since 1970. */
  spend(proofHash: string, until: number): Promise<boolean>;
  purge(now: number): Promise<void>;
}
