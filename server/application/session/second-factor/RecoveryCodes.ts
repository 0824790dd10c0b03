import type { HashedCodes } from './SecondFactorKeeper.ts';

export type NewRecoveryCodes = HashedCodes & { readonly codes: readonly string[] };

/** Creates and hashes recovery codes. Hashing takes as long as for a password. */
export interface RecoveryCodes {
  create(count: number): Promise<NewRecoveryCodes>;
  hash(code: string, salt: Uint8Array): Promise<string>;
}
