import { verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import type { PasswordVerifier } from '../../application/session/PasswordVerifier.ts';
import { hashPassword } from '../postgres/session/hashPassword.ts';

export class Argon2PasswordVerifier implements PasswordVerifier {
  /** Made with the same costs as everybody's, of a password nobody knows. */
  readonly #nobody = hashPassword(randomBytes(32).toString('base64url'));

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const matches = await verify(passwordHash ?? (await this.#nobody), password);
    return matches && passwordHash !== undefined;
  }
}
