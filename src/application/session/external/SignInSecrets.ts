export interface SignInSecrets {
  /** New secret: 256 random bits in base64url. */
  next(): string;
  /** SHA-256 of a secret in base64url. Rejects if the browser does not support SHA-256. */
  digest(secret: string): Promise<string>;
}
