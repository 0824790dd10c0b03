import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { UNCONFIRMED_TOTP_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { scopesOf } from '../../../../src/domain/session/scopes.ts';
import {
  MAX_CHALLENGE_ATTEMPTS,
  type ChallengedSignIn,
  type SignInChallenges,
} from '../../../application/session/second-factor/SignInChallenges.ts';
import type { Database } from '../connection/Database.ts';

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

  attempt(tokenHash: string, now: number): Promise<ChallengedSignIn | undefined> {
    return this.#database.inSystem(async (trx) => {
      const row = await trx
        .updateTable('sign_in_challenge')
        .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', new Date(now))
        .where('attempts', '<', MAX_CHALLENGE_ATTEMPTS)
        .returning(['root_org_id', 'organisation_id', 'user_id', 'scopes'])
        .executeTakeFirst();
      return (
        row && {
          rootOrgId: row.root_org_id,
          organisationId: row.organisation_id as CompanyId,
          userId: row.user_id,
          scopes: scopesOf(row.scopes),
        }
      );
    });
  }

  take(tokenHash: string): Promise<boolean> {
    return this.#database.inSystem(async (trx) => {
      const taken = await trx.deleteFrom('sign_in_challenge').where('token_hash', '=', tokenHash).executeTakeFirst();
      return taken.numDeletedRows === 1n;
    });
  }

  purge(now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx.deleteFrom('sign_in_challenge').where('expires_at', '<=', new Date(now)).execute();
    });
  }
}

/** Deletes authenticator apps that were never confirmed. */
export const purgeUnconfirmedTotp = (database: Database, now: number): Promise<void> =>
  database.inUpkeep(async (trx) => {
    await trx
      .deleteFrom('second_factor')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<=', new Date(now - UNCONFIRMED_TOTP_LIFE))
      .execute();
  });
