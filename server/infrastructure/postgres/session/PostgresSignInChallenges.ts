import { sql, type Selectable, type SqlBool } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { UNCONFIRMED_TOTP_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { scopesOf } from '../../../../src/domain/session/scopes.ts';
import {
  MAX_CHALLENGE_ATTEMPTS,
  type ChallengedSignIn,
  type SignInChallenges,
} from '../../../application/session/second-factor/SignInChallenges.ts';
import type { Database } from '../connection/Database.ts';
import type { SignInChallengeTable } from './SessionTables.ts';

export class PostgresSignInChallenges implements SignInChallenges {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  add(tokenHash: string, { rootOrgId, organisationId, userId, scopes }: ChallengedSignIn, expiresAt: number) {
    return this.#database.inSystem(async (trx) => {
      await trx
        .insertInto('sign_in_challenge')
        .values({
          token_hash: tokenHash,
          root_org_id: rootOrgId,
          organisation_id: organisationId,
          user_id: userId,
          scopes: scopes.join(' '),
          expires_at: new Date(expiresAt),
        })
        .execute();
    });
  }

  find(tokenHash: string, now: number): Promise<ChallengedSignIn | undefined> {
    return this.#database.inSystem(async (trx) => {
      const row = await trx
        .selectFrom('sign_in_challenge')
        .select(SIGN_IN)
        .where(isOpen(tokenHash, now))
        .executeTakeFirst();
      return row && toSignIn(row);
    });
  }

  attempt(tokenHash: string, now: number): Promise<ChallengedSignIn | undefined> {
    return this.#database.inSystem(async (trx) => {
      const row = await trx
        .updateTable('sign_in_challenge')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where(isOpen(tokenHash, now))
        .returning(SIGN_IN)
        .executeTakeFirst();
      return row && toSignIn(row);
    });
  }

  take(tokenHash: string): Promise<boolean> {
    return this.#database.inSystem(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom('sign_in_challenge')
        .where('token_hash', '=', tokenHash)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    });
  }

  purge(now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx.deleteFrom('sign_in_challenge').where('expires_at', '<=', new Date(now)).execute();
    });
  }
}

const SIGN_IN = ['root_org_id', 'organisation_id', 'user_id', 'scopes'] as const;

const isOpen = (tokenHash: string, now: number) =>
  sql<SqlBool>`token_hash = ${tokenHash} and expires_at > ${new Date(now)} and attempts < ${MAX_CHALLENGE_ATTEMPTS}`;

const toSignIn = (row: Pick<Selectable<SignInChallengeTable>, (typeof SIGN_IN)[number]>): ChallengedSignIn => ({
  rootOrgId: row.root_org_id,
  organisationId: row.organisation_id as CompanyId,
  userId: row.user_id,
  scopes: scopesOf(row.scopes),
});

/** Deletes authenticator apps that were never confirmed, and expired challenges of passkeys. */
export const purgeSecondFactors = (database: Database, now: number): Promise<void> =>
  database.inUpkeep(async (trx) => {
    await trx
      .deleteFrom('second_factor')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', new Date(now - UNCONFIRMED_TOTP_LIFE))
      .execute();
    await trx.deleteFrom('passkey_challenge').where('expires_at', '<=', new Date(now)).execute();
  });
