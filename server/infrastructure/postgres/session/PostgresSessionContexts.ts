import { sql } from 'kysely';
import { scopesOf } from '../../../../src/domain/session/scopes.ts';
import type { SessionContext, SessionContexts } from '../../../application/session/SessionContexts.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { Database } from '../connection/Database.ts';
import { BatchLoader } from '../connection/BatchLoader.ts';

type ContextQuery = { readonly accessHash: string; readonly companyId: CompanyId | undefined; readonly now: number };

/** Result row of the function `standings`. If the user was deleted, `name` and all later columns are null. */
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
  readonly is_federated: boolean;
  readonly name: string | null;
  readonly email: string;
  readonly roles: string[];
  readonly enabled: boolean;
  readonly has_second_factor: boolean;
  readonly company_enabled: boolean;
  readonly company_id: string | null;
  readonly current_revision: number | null;
};

export class PostgresSessionContexts implements SessionContexts {
  readonly #database: Database;
  readonly #loader = new BatchLoader<ContextQuery, SessionContext | undefined>((queries) => this.#findAll(queries));

  readonly #idleLife: number | undefined;

  constructor(database: Database, idleLife?: number) {
    this.#database = database;
    this.#idleLife = idleLife;
  }

  find(accessHash: string, now: number, companyId?: CompanyId): Promise<SessionContext | undefined> {
    return this.#loader.ask(`${accessHash} ${companyId ?? ''}`, { accessHash, companyId, now });
  }

  async #findAll(queries: readonly ContextQuery[]): Promise<readonly (SessionContext | undefined)[]> {
    const tokens = queries.map(({ accessHash }) => accessHash);
    const companies = queries.map(({ companyId }) => companyId ?? null);
    const at = Math.max(...queries.map((each) => each.now));
    const now = new Date(at);
    // Without an idle limit, use 1970, because no session was last used before that.
    const unusedSince = new Date(this.#idleLife === undefined ? 0 : at - this.#idleLife);
    const rows = await this.#database.atOnce(
      sql<SessionContextRow>`select * from standings(${tokens}::text[], ${companies}::text[], ${now}, ${unusedSince})`,
    );
    const contexts = new Map(rows.map((row) => [row.nth, standingOf(row)]));
    return queries.map((_, index) => contexts.get(index + 1));
  }
}

function standingOf(row: SessionContextRow): SessionContext {
  const organisationId = row.organisation_id as CompanyId;
  const { user_id: userId, root_org_id: rootOrgId, name, email, roles, enabled } = row;
  const { has_second_factor: hasSecondFactor, company_enabled: companyEnabled } = row;
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
      isFederated: row.is_federated,
    },
    staff:
      name === null
        ? undefined
        : { userId, rootOrgId, organisationId, name, email, roles, enabled, hasSecondFactor, companyEnabled },
    company:
      row.company_id === null || row.current_revision === null
        ? undefined
        : { companyId: row.company_id as CompanyId, currentRevision: row.current_revision },
  };
}
