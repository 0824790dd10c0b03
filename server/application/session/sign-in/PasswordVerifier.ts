export interface PasswordVerifier {
  /** Without a hash, takes the same time and returns false, so that timing does not reveal accounts. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}
