/** Codes of authenticator apps (RFC 6238): SHA-1, six digits, steps of 30 seconds. Secrets are in base32. */
export interface TotpCodes {
  /** Creates a secret of 160 random bits. */
  createSecret(): string;
  /** `otpauth:` URI, which authenticator apps read from a QR code. */
  uriOf(secret: string, app: { readonly issuer: string; readonly label: string }): string;
  /**
   * Time step of a code of six digits. Accepts the current step, and one step before and after it, because clocks
   * differ. `undefined` if the code is wrong. `now`: milliseconds since 1970-01-01 UTC.
   */
  stepOf(secret: string, code: string, now: number): number | undefined;
}
