import { hash } from '@node-rs/argon2';
import { preparedPassword } from '../../../../src/domain/session/preparedPassword.ts';

/** Argon2id with 19 MiB, two passes, one lane: some milliseconds for one sign-in, a lifetime for a dictionary. */
const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** A password as it is kept: encoded with its salt and its cost. */
export const hashPassword = (password: string): Promise<string> => hash(preparedPassword(password), PASSWORD_HASHING);
