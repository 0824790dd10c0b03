import { verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { preparedPassword } from '../../../src/domain/session/password.ts';
import type { PasswordVerifier } from '../../application/session/PasswordVerifier.ts';
import { hashPassword } from '../postgres/session/hashPassword.ts';

export class Argon2PasswordVerifier implements PasswordVerifier {
  /** Hash of an unknown password, with the same costs as other hashes. */
  readonly #nobody = hashPassword(randomBytes(32).toString('base64url'));

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const kept = passwordHash ?? (await this.#nobody);
    const prepared = preparedPassword(password);
    // Passwords set before normalisation are stored as typed, so both forms are verified if they differ.
    const matches = (await verify(kept, prepared)) || (prepared !== password && (await verify(kept, password)));
    return matches && passwordHash !== undefined;
  }
}
