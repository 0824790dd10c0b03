export interface SignInSecrets {
  /** 256 random bits in base64url. */
  next(): string;
  /** SHA-256 in base64url. Rejects if the browser does not support it. */
  digest(secret: string): Promise<string>;
}
