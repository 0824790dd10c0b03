import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { Argon2PasswordVerifier, hashPassword } from '../../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';

const COMPOSED = 'Ret\u00fcrns2026';
const DECOMPOSED = 'Retu\u0308rns2026';

it('verify accepts a password in every Unicode normalisation form [AU-17]', async () => {
  const passwords = new Argon2PasswordVerifier();
  for (const set of [COMPOSED, DECOMPOSED])
    for (const typed of [COMPOSED, DECOMPOSED])
      expect(await passwords.verify(await hashPassword(set), typed)).toBe(true);
  expect(await passwords.verify(await hashPassword(COMPOSED), 'Returns2026')).toBe(false);
});

it('verify accepts a password that was hashed without normalisation if it is typed in the same form [AU-17]', async () => {
  const passwords = new Argon2PasswordVerifier();
  expect(await passwords.verify(await hash(DECOMPOSED), DECOMPOSED)).toBe(true);
  expect(await passwords.verify(undefined, DECOMPOSED)).toBe(false);
});
