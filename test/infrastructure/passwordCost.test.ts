import { expect, it } from 'vitest';
import { Argon2PasswordVerifier, hashPassword } from '../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';

it('hashPassword uses Argon2id with 19 MiB and two passes', async () => {
  const hashed = await hashPassword('Returns2026');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await new Argon2PasswordVerifier().verify(hashed, 'Returns2026')).toBe(true);
});
