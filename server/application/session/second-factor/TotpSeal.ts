export type TotpOwner = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly userId: string;
  readonly factorId: string;
};

/** Encrypts the secrets of authenticator apps. Access to the database does not reveal them. */
export interface TotpSeal {
  seal(secret: string, owner: TotpOwner): Uint8Array;
  /** Returns `undefined` if the owner or the key differs, or if the data was modified. */
  open(sealed: Uint8Array, owner: TotpOwner): string | undefined;
}
