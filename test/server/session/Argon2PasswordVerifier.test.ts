import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { Argon2PasswordVerifier } from '../../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';

const DECOMPOSED = 'Retu\u0308rns2026';

it('verify accepts a password that was hashed without normalisation if it is typed in the same form [AU-17]', async () => {
  const passwords = new Argon2PasswordVerifier();
  expect(await passwords.verify(await hash(DECOMPOSED), DECOMPOSED)).toBe(true);
  expect(await passwords.verify(undefined, DECOMPOSED)).toBe(false);
});
