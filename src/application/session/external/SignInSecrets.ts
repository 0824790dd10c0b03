/** Secrets that a sign-in by a provider is begun with. */
export interface SignInSecrets {
  /** 256 bits that nobody can guess, in base64url. */
  next(): string;
  /** The SHA-256 of a secret, in base64url; rejects where the browser has no means of it. */
  digest(secret: string): Promise<string>;
}
