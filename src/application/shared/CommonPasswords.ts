/** Passwords that attackers try first. */
export interface CommonPasswords {
  /** Whether the password is listed, as typed or in lower case. */
  includes(password: string): boolean;
}
