export interface PasswordVerifier {
  /** Without a hash, returns false after the same work, so that timing does not reveal accounts. */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}
