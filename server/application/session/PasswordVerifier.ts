export interface PasswordVerifier {
  /**
   * Whether the password belongs to the hash. Without a hash it does the same work against one that nobody's
   * password matches and answers false, so that an unknown person takes as long as a known one.
   */
  verify(passwordHash: string | undefined, password: string): Promise<boolean>;
}
