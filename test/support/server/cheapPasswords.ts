import { vi } from 'vitest';

/** Hashes passwords at the lowest cost. The product's cost is tested in `test/infrastructure/passwordCost.test.ts`. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...argon2, hash: (password: string) => argon2.hash(password, cheap) };
});
