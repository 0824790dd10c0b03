import { hash } from '@node-rs/argon2';
import { preparedPassword } from '../../../../src/domain/session/password.ts';

/** Argon2id with 19 MiB, two passes and one lane: a few milliseconds per sign-in, but costly for dictionary attacks. */
const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(preparedPassword(password), PASSWORD_HASHING);
