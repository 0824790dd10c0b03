import { sql } from 'kysely';
import { scopesOf } from '../../../../src/domain/session/scopes.ts';
import type { SessionContext, SessionContexts } from '../../../application/session/SessionContexts.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { Database } from '../connection/Database.ts';
import { BatchLoader } from '../connection/BatchLoader.ts';

type Asked = { readonly accessHash: string; readonly companyId: CompanyId | undefined; readonly now: number };

/** Row of the function `standings`. For a deleted user, `name` and all later columns are null. */
type SessionContextRow = {
  readonly nth: number;
  readonly session_id: string;
  readonly user_id: string;
  readonly root_org_id: string;
  readonly organisation_id: string;
  readonly expires_at: Date;
  readonly is_app: boolean;
  readonly scopes: string;
  readonly last_used_at: Date;
  readonly name: string | null;
  readonly email: string;
  readonly roles: string[];
  readonly enabled: boolean;
  readonly company_enabled: boolean;
  readonly company_id: string | null;
  readonly current_revision: number | null;
};

export class PostgresSessionContexts implements SessionContexts {
  readonly #database: Database;
  readonly #asked = new BatchLoader<Asked, SessionContext | undefined>((asked) => this.#findAll(asked));

  readonly #idleLife: number | undefined;

  /** @param idleLife milliseconds from the last use to the end of a session; absent: no idle limit */
  constructor(database: Database, idleLife?: number) {
    this.#database = database;
    this.#idleLife = idleLife;
  }

  find(accessHash: string, now: number, companyId?: CompanyId): Promise<SessionContext | undefined> {
    return this.#asked.ask(`${accessHash} ${companyId ?? ''}`, { accessHash, companyId, now });
  }

  async #findAll(asked: readonly Asked[]): Promise<readonly (SessionContext | undefined)[]> {
    const tokens = asked.map(({ accessHash }) => accessHash);
    const companies = asked.map(({ companyId }) => companyId ?? null);
    const at = Math.max(...asked.map((each) => each.now));
    const now = new Date(at);
    // Without an idle limit, no session is older than 1970.
    const unusedSince = new Date(this.#idleLife === undefined ? 0 : at - this.#idleLife);
    const rows = await this.#database.atOnce(
      sql<SessionContextRow>`select * from standings(${tokens}::text[], ${companies}::text[], ${now}, ${unusedSince})`,
    );
    const found = new Map(rows.map((row) => [row.nth, standingOf(row)]));
    return asked.map((_, index) => found.get(index + 1));
  }
}

function standingOf(row: SessionContextRow): SessionContext {
  const organisationId = row.organisation_id as CompanyId;
  const { user_id: userId, root_org_id: rootOrgId, name, email, roles, enabled } = row;
  return {
    session: {
      sessionId: row.session_id,
      userId,
      rootOrgId,
      organisationId,
      expiresAt: row.expires_at.getTime(),
      scopes: scopesOf(row.scopes),
      isAppToken: row.is_app,
      lastUsedAt: row.last_used_at.getTime(),
    },
    staff:
      name === null
        ? undefined
        : { userId, rootOrgId, organisationId, name, email, roles, enabled, companyEnabled: row.company_enabled },
    company:
      row.company_id === null || row.current_revision === null
        ? undefined
        : { companyId: row.company_id as CompanyId, currentRevision: row.current_revision },
  };
}
