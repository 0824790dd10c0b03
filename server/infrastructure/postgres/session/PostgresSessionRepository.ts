import type { Transaction } from 'kysely';
import { evaluateRefresh } from '../../../application/session/evaluateRefresh.ts';
import type {
  RotateOutcome,
  SessionRecord,
  SessionRepository,
  TokenHashes,
} from '../../../application/session/SessionRepository.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { Database } from '../connection/Database.ts';
import type { Row, Tables } from '../Tables.ts';

/** Milliseconds an ended session is still known, so that its tokens are told from unknown ones in the database. */
const AFTERLIFE = 60 * 60 * 1000;

export class PostgresSessionRepository implements SessionRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  create(session: SessionRecord, tokens: TokenHashes, now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx
        .insertInto('token_family')
        .values({
          session_id: session.sessionId,
          user_id: session.userId,
          root_org_id: session.rootOrgId,
          organisation_id: session.organisationId,
          generation: 0,
          created_at: new Date(now),
          expires_at: new Date(session.expiresAt),
          ended_at: null,
        })
        .execute();
      await insertTokens(trx, session.sessionId, 0, tokens);
    });
  }

  rotate(refreshHash: string, successor: TokenHashes, now: number): Promise<RotateOutcome> {
    return this.#database.inSystem(async (trx) => {
      const family = await lockFamilyOf(trx, refreshHash);
      const token = await trx
        .selectFrom('refresh_token')
        .selectAll()
        .where('token_hash', '=', refreshHash)
        .executeTakeFirst();
      if (family === undefined || token === undefined) return { kind: 'refused' };

      const verdict = evaluateRefresh(
        {
          generation: token.generation,
          replacedAt: token.replaced_at?.getTime(),
          familyGeneration: family.generation,
          familyEnded: family.ended_at !== null,
          familyExpiresAt: family.expires_at.getTime(),
        },
        now,
      );
      const session = toSession(family);
      if (verdict === 'rotate') {
        const accessExpiresAt = Math.min(successor.accessExpiresAt, session.expiresAt);
        const generation = token.generation + 1;
        await trx
          .updateTable('refresh_token')
          .set({ replaced_at: new Date(now) })
          .where('token_hash', '=', refreshHash)
          .execute();
        await insertTokens(trx, session.sessionId, generation, { ...successor, accessExpiresAt });
        await trx.updateTable('token_family').set({ generation }).where('session_id', '=', session.sessionId).execute();
        return { kind: 'renewed', session, accessExpiresAt };
      }
      if (verdict === 'repeat') {
        const access = await trx
          .selectFrom('access_token')
          .select('expires_at')
          .where('token_hash', '=', successor.accessHash)
          .executeTakeFirst();
        if (access) return { kind: 'renewed', session, accessExpiresAt: access.expires_at.getTime() };
      }
      if (verdict === 'replayed') await endFamily(trx, session.sessionId, now);
      return { kind: 'refused' };
    });
  }

  addAppToken(sessionId: string, accessHash: string, expiresAt: number, now: number): Promise<number | undefined> {
    return this.#database.inSystem(async (trx) => {
      const family = await trx
        .selectFrom('token_family')
        .select('expires_at')
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', new Date(now))
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (!family) return undefined;
      const until = Math.min(expiresAt, family.expires_at.getTime());
      await trx
        .insertInto('access_token')
        .values({ token_hash: accessHash, session_id: sessionId, expires_at: new Date(until), is_app: true })
        .execute();
      return until;
    });
  }

  endByToken(tokenHash: string, now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      const owner =
        (await trx
          .selectFrom('refresh_token')
          .select('session_id')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst()) ??
        (await trx
          .selectFrom('access_token')
          .select('session_id')
          .where('token_hash', '=', tokenHash)
          .executeTakeFirst());
      if (owner) await endFamily(trx, owner.session_id, now);
    });
  }

  end(sessionId: string, now: number): Promise<void> {
    return this.#database.inSystem((trx) => endFamily(trx, sessionId, now));
  }

  purge(now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx.deleteFrom('access_token').where('expires_at', '<=', new Date(now)).execute();
      await trx
        .deleteFrom('token_family')
        .where((where) =>
          where.or([where('expires_at', '<=', new Date(now)), where('ended_at', '<=', new Date(now - AFTERLIFE))]),
        )
        .execute();
    });
  }
}

/** Two refreshes of one session wait for each other here, so that each sees what the other did. */
const lockFamilyOf = (trx: Transaction<Tables>, refreshHash: string): Promise<Row<'token_family'> | undefined> =>
  trx
    .selectFrom('token_family')
    .selectAll()
    .where('session_id', '=', (where) =>
      where.selectFrom('refresh_token').select('refresh_token.session_id').where('token_hash', '=', refreshHash),
    )
    .forUpdate()
    .executeTakeFirst();

async function insertTokens(trx: Transaction<Tables>, sessionId: string, generation: number, tokens: TokenHashes) {
  await trx
    .insertInto('refresh_token')
    .values({ token_hash: tokens.refreshHash, session_id: sessionId, generation, replaced_at: null })
    .execute();
  await trx
    .insertInto('access_token')
    .values({
      token_hash: tokens.accessHash,
      session_id: sessionId,
      expires_at: new Date(tokens.accessExpiresAt),
      is_app: false,
    })
    .execute();
}

async function endFamily(trx: Transaction<Tables>, sessionId: string, now: number): Promise<void> {
  await trx
    .updateTable('token_family')
    .set({ ended_at: new Date(now) })
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

const toSession = (family: Row<'token_family'>): SessionRecord => ({
  sessionId: family.session_id,
  userId: family.user_id,
  rootOrgId: family.root_org_id,
  organisationId: family.organisation_id as CompanyId,
  expiresAt: family.expires_at.getTime(),
});
