import type { SignInSecrets } from '../../../application/session/external/SignInSecrets.ts';

/** Secrets of the platform's cryptography. */
export class WebCryptoSecrets implements SignInSecrets {
  next(): string {
    return base64Url(crypto.getRandomValues(new Uint8Array(32)));
  }

  async digest(secret: string): Promise<string> {
    return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret))));
  }
}

const base64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ '+': '-', '/': '_' })[sign] ?? '');
