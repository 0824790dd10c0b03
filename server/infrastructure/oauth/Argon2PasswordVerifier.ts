import { hash, hashRaw, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { preparedPassword } from '../../../src/domain/session/accountRules.ts';
import type { PasswordVerifier } from '../../application/session/sign-in/PasswordVerifier.ts';
import { availableParallelism } from 'node:os';
import type { LaneQueueLimits } from '../../application/shared/LaneQueue.ts';

/** Number of threads in libuv's thread pool. One of them is reserved for other work. */
const POOL = 4;

/** One core is reserved for other work. The queue is short enough to be processed within a few seconds. */
export const HASHING_LIMITS: LaneQueueLimits = {
  running: Math.max(1, Math.min(POOL - 1, availableParallelism() - 1)),
  waiting: 64,
  waitingOfShare: 16,
};

/**
 * Argon2id with 19 MiB, two passes and one lane. Takes a few milliseconds per sign-in, which slows dictionary attacks.
 */
const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(preparedPassword(password), PASSWORD_HASHING);

/** Hash in base64url. Equal texts with the same salt have equal hashes. */
export const hashWithSalt = async (text: string, salt: Uint8Array): Promise<string> =>
  (await hashRaw(text, { ...PASSWORD_HASHING, salt })).toString('base64url');

export class Argon2PasswordVerifier implements PasswordVerifier {
  /** Hash that is verified for an unknown user. It has the same cost as any other hash. */
  readonly #unknownUserHash = hashPassword(randomBytes(32).toString('base64url'));

  async verify(passwordHash: string | undefined, password: string): Promise<boolean> {
    const storedHash = passwordHash ?? (await this.#unknownUserHash);
    const prepared = preparedPassword(password);
    // Verify both forms if they differ, because old passwords were stored without normalisation.
    const matches =
      (await verify(storedHash, prepared)) || (prepared !== password && (await verify(storedHash, password)));
    return matches && passwordHash !== undefined;
  }
}
