import type { Transaction } from 'kysely';
import { ENDED_SESSION_LIFE, MINUTE } from '../../../../src/domain/shared/lifetimes.ts';
import { evaluateRefresh } from '../../../application/session/evaluateRefresh.ts';
import { scopesOf } from '../../../../src/domain/session/scopes.ts';
import type {
  ListedSession,
  RotateOutcome,
  RotateRequest,
  SessionIdentity,
  SessionKeeper,
  SessionRecord,
  SessionRepository,
  SessionUse,
  FirstHashes,
} from '../../../application/session/SessionRepository.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { SessionEndReason } from '../../../../src/domain/session/sessionEndReason.ts';
import type { Database } from '../connection/Database.ts';
import { equal } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

const LAPSED_AT_ONCE = 200;

/** Maximum length of a stored user agent in characters. */
const MAX_USER_AGENT_LENGTH = 300;

export class PostgresSessionRepository implements SessionRepository {
  readonly #database: Database;
  readonly #idleLife: number | undefined;

  constructor(database: Database, idleLife?: number) {
    this.#database = database;
    this.#idleLife = idleLife;
  }

  rotate({ refreshHash, successors, presenter, use, now }: RotateRequest): Promise<RotateOutcome> {
    return this.#database.inSystem(async (trx) => {
      const family = await lockFamilyOf(trx, refreshHash);
      const token = await trx
        .selectFrom('refresh_token')
        .selectAll()
        .where('token_hash', '=', refreshHash)
        .executeTakeFirst();
      if (family === undefined || token === undefined) return { kind: 'refused' };

      const ended = this.#endOf(family, now);
      const verdict = evaluateRefresh(
        {
          generation: token.generation,
          replacedAt: token.replaced_at?.getTime(),
          isSamePresenter: token.replaced_by?.split(' ').some((each) => presenter.includes(each)) ?? true,
          familyGeneration: family.generation,
          familyEnded: ended !== undefined,
          familyExpiresAt: family.expires_at.getTime(),
        },
        now,
      );
      const session = toSession(family);
      if (verdict === 'replayed') return { kind: 'replayed', session };
      if (verdict === 'rotate') {
        const [successor] = successors;
        const accessExpiresAt = Math.min(successor.accessExpiresAt, session.expiresAt);
        const generation = token.generation + 1;
        await trx
          .updateTable('refresh_token')
          .set({ replaced_at: new Date(now), replaced_by: presenter.join(' ') })
          .where('token_hash', '=', refreshHash)
          .execute();
        await insertTokens(trx, session.sessionId, generation, { ...successor, accessExpiresAt });
        await trx
          .updateTable('token_family')
          .set({ generation, ...usedColumns(use, now) })
          .where('session_id', '=', session.sessionId)
          .execute();
        return { kind: 'renewed', session, refreshHash: successor.refreshHash, accessExpiresAt };
      }
      if (verdict === 'repeat') {
        const access = await trx
          .selectFrom('access_token')
          .select(['token_hash', 'expires_at'])
          .where(
            'token_hash',
            'in',
            successors.map(({ accessHash }) => accessHash),
          )
          .executeTakeFirst();
        const successor = successors.find(({ accessHash }) => accessHash === access?.token_hash);
        if (access && successor)
          return {
            kind: 'renewed',
            session,
            refreshHash: successor.refreshHash,
            accessExpiresAt: access.expires_at.getTime(),
          };
      }
      return { kind: 'refused', ended: ended?.because };
    });
  }

  findByToken(tokenHash: string, now: number): Promise<SessionRecord | undefined> {
    return this.#database.inSystem(async (trx) => {
      const family = await trx
        .selectFrom('token_family')
        .selectAll()
        .where((where) =>
          where.or([
            where(
              'session_id',
              'in',
              where.selectFrom('refresh_token').select('session_id').where('token_hash', '=', tokenHash),
            ),
            where(
              'session_id',
              'in',
              where.selectFrom('access_token').select('session_id').where('token_hash', '=', tokenHash),
            ),
          ]),
        )
        .where('expires_at', '>', new Date(now))
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      return family && toSession(family);
    });
  }

  touch(sessionId: string, use: SessionUse, now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx
        .updateTable('token_family')
        .set(usedColumns(use, now))
        .where('session_id', '=', sessionId)
        .where((where) =>
          where.or([where('last_used_at', '<', new Date(now)), where('last_used_at', '>', new Date(now + MINUTE))]),
        )
        .execute();
    });
  }

  confirm(sessionId: string, now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx
        .updateTable('token_family')
        .set({ confirmed_at: new Date(now) })
        .where('session_id', '=', sessionId)
        .execute();
    });
  }

  confirmedAt(sessionId: string): Promise<number | undefined> {
    return this.#database.inSystem(async (trx) => {
      const family = await trx
        .selectFrom('token_family')
        .select('confirmed_at')
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      return family?.confirmed_at.getTime();
    });
  }

  addAppToken(
    sessionId: string,
    token: { readonly accessHash: string; readonly scopes: readonly string[]; readonly expiresAt: number },
    now: number,
  ): Promise<number | undefined> {
    return this.#database.inSystem(async (trx) => {
      const family = await trx
        .selectFrom('token_family')
        .select('expires_at')
        .where('session_id', '=', sessionId)
        .where('expires_at', '>', new Date(now))
        .where('ended_at', 'is', null)
        .executeTakeFirst();
      if (!family) return undefined;
      const until = Math.min(token.expiresAt, family.expires_at.getTime());
      await trx
        .insertInto('access_token')
        .values({
          token_hash: token.accessHash,
          session_id: sessionId,
          expires_at: new Date(until),
          is_app: true,
          scopes: token.scopes.join(' '),
        })
        .execute();
      return until;
    });
  }

  listOf(
    { rootOrgId, organisationId, userId }: Omit<SessionIdentity, 'sessionId'>,
    now: number,
  ): Promise<readonly ListedSession[]> {
    return this.#database.inSystem(async (trx) => {
      const rows = await trx
        .selectFrom('token_family')
        .select(['session_id', 'created_at', 'last_used_at', 'address', 'user_agent'])
        .where(equal({ root_org_id: rootOrgId, organisation_id: organisationId, user_id: userId }))
        .where('expires_at', '>', new Date(now))
        .where('last_used_at', '>', this.#unusedSince(now))
        .where('ended_at', 'is', null)
        .orderBy('last_used_at', 'desc')
        .orderBy('session_id')
        .execute();
      return rows.map((row) => ({
        sessionId: row.session_id,
        startedAt: row.created_at.getTime(),
        lastUsedAt: row.last_used_at.getTime(),
        address: row.address ?? '',
        ...(row.user_agent !== null && { userAgent: row.user_agent }),
      }));
    });
  }

  listLapsed(now: number): Promise<readonly (SessionIdentity & { readonly because: 'idle' | 'expired' })[]> {
    return this.#database.inSystem(async (trx) => {
      const rows = await trx
        .selectFrom('token_family')
        .selectAll()
        .where('ended_at', 'is', null)
        .where((where) =>
          where.or([where('expires_at', '<=', new Date(now)), where('last_used_at', '<=', this.#unusedSince(now))]),
        )
        .limit(LAPSED_AT_ONCE)
        .execute();
      return rows.map((row) => ({ ...toSession(row), because: row.expires_at.getTime() <= now ? 'expired' : 'idle' }));
    });
  }

  purge(now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx.deleteFrom('access_token').where('expires_at', '<=', new Date(now)).execute();
      await trx
        .deleteFrom('token_family')
        .where('expires_at', '<=', new Date(now - ENDED_SESSION_LIFE))
        .execute();
    });
  }

  /** End of a session. `undefined` while it is running. `because` is absent if no reason was stored. */
  #endOf(family: Row<'token_family'>, now: number): { readonly because?: SessionEndReason } | undefined {
    if (family.ended_at !== null) return family.ended_because === null ? {} : { because: family.ended_because };
    if (family.expires_at.getTime() <= now) return { because: 'expired' };
    return family.last_used_at <= this.#unusedSince(now) ? { because: 'idle' } : undefined;
  }

  /** Sessions that were last used before this date are idle. Without an idle limit, the date is in 1970. */
  #unusedSince(now: number): Date {
    return new Date(this.#idleLife === undefined ? 0 : now - this.#idleLife);
  }
}

export class PostgresSessionKeeper implements SessionKeeper {
  readonly #trx: Transaction<Tables>;

  constructor(trx: Transaction<Tables>) {
    this.#trx = trx;
  }

  async create(session: SessionRecord, tokens: FirstHashes, use: SessionUse, now: number): Promise<void> {
    await this.#trx
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
        ended_because: null,
        scopes: session.scopes.join(' '),
        user_agent: null,
        confirmed_at: new Date(now),
        is_federated: session.isFederated,
        ...usedColumns(use, now),
      })
      .execute();
    await this.#trx
      .updateTable('staff')
      .set({ last_sign_in_at: new Date(now) })
      .where(equal({ root_org_id: session.rootOrgId, company_id: session.organisationId, user_id: session.userId }))
      .execute();
    await insertTokens(this.#trx, session.sessionId, 0, tokens);
  }

  async end(sessionId: string, because: SessionEndReason, now: number): Promise<boolean> {
    const expired = await this.#trx
      .updateTable('token_family')
      // Delete the address and user agent, but store the user ID for a while.
      .set({ ended_at: new Date(now), ended_because: because, address: null, user_agent: null })
      .where('session_id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return Number(expired.numUpdatedRows) === 1;
  }
}

const usedColumns = ({ address, userAgent }: SessionUse, now: number) => ({
  last_used_at: new Date(now),
  address,
  ...(userAgent !== undefined && { user_agent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) }),
});

/** Locks a session, so that concurrent refreshes run one after the other. */
const lockFamilyOf = (trx: Transaction<Tables>, refreshHash: string): Promise<Row<'token_family'> | undefined> =>
  trx
    .selectFrom('token_family')
    .selectAll()
    .where('session_id', '=', (where) =>
      where.selectFrom('refresh_token').select('refresh_token.session_id').where('token_hash', '=', refreshHash),
    )
    .forUpdate()
    .executeTakeFirst();

async function insertTokens(trx: Transaction<Tables>, sessionId: string, generation: number, tokens: FirstHashes) {
  const { refreshHash } = tokens;
  if (refreshHash !== undefined)
    await trx
      .insertInto('refresh_token')
      .values({ token_hash: refreshHash, session_id: sessionId, generation, replaced_at: null, replaced_by: null })
      .execute();
  await trx
    .insertInto('access_token')
    .values({
      token_hash: tokens.accessHash,
      session_id: sessionId,
      expires_at: new Date(tokens.accessExpiresAt),
      is_app: false,
      scopes: null,
    })
    .execute();
}

const toSession = (family: Row<'token_family'>): SessionRecord => ({
  sessionId: family.session_id,
  userId: family.user_id,
  rootOrgId: family.root_org_id,
  organisationId: family.organisation_id as CompanyId,
  scopes: scopesOf(family.scopes),
  expiresAt: family.expires_at.getTime(),
  isFederated: family.is_federated,
});
