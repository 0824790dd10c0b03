import { verify, hash } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { preparedPassword } from '../../../src/domain/session/accountRules.ts';
import type { PasswordVerifier } from '../../application/session/sign-in/PasswordVerifier.ts';
import { availableParallelism } from 'node:os';
import type { LaneQueueLimits } from '../../application/shared/LaneQueue.ts';

/** Size of libuv's thread pool. One thread stays free for other work. */
const POOL = 4;

/** Leaves one core for other work. The waiting passwords are hashed within a few seconds. */
export const HASHING_LIMITS: LaneQueueLimits = {
  running: Math.max(1, Math.min(POOL - 1, availableParallelism() - 1)),
  waiting: 64,
  waitingOfShare: 16,
};

/** Argon2id with 19 MiB, two passes and one lane: a few milliseconds per sign-in, but costly for dictionary attacks. */
const PASSWORD_HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(preparedPassword(password), PASSWORD_HASHING);

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
