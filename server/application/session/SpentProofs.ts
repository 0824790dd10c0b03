/** Proofs that were taken, by a hash of what they are known by: none is taken twice. */
export interface SpentProofs {
  /** False where it was taken before. `until`: when it would expire anyway, in milliseconds since 1970. */
  spend(proofHash: string, until: number): Promise<boolean>;
  /** Deletes what has expired. */
  purge(now: number): Promise<void>;
}
