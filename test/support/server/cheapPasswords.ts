import { vi } from 'vitest';

/** Hashes passwords at the lowest cost. `test/infrastructure/passwordCost.test.ts` tests the product's cost. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return {
    ...argon2,
    hash: (password: string) => argon2.hash(password, cheap),
    hashRaw: (text: string, { salt }: { readonly salt: Uint8Array }) => argon2.hashRaw(text, { ...cheap, salt }),
  };
});
