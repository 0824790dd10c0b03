import { sql, type RawBuilder } from 'kysely';
import type { StaffDirectory, StaffMember } from '../../../application/session/StaffDirectory.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';
import type { Database } from '../connection/Database.ts';
import type { Row } from '../Tables.ts';
import type { Tenant } from '../../../application/shared/Principal.ts';

export class PostgresStaffDirectory implements StaffDirectory {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findByUsername(
    organisationId: CompanyId,
    username: string,
    rootOrgId?: string,
  ): Promise<StaffMember | undefined> {
    const condition = hasAddress(username);
    const owners = await this.ownersOf(organisationId);
    const [first = '', ...otherOwners] = owners.filter((owner) => owner === (rootOrgId ?? owner));
    // Run the query for an unknown organisation too, so that timing does not reveal whether it exists.
    let found = await this.#find({ rootOrgId: first, companyId: '*' }, condition, organisationId);
    for (const owner of otherOwners) {
      if (found?.organisationId === organisationId) break;
      const other = await this.#find({ rootOrgId: owner, companyId: '*' }, condition, organisationId);
      if (other?.organisationId === organisationId) found = other;
    }
    return found;
  }

  async ownersOf(organisationId: CompanyId): Promise<readonly string[]> {
    const rows = await this.#database.inSystem((trx) =>
      trx
        .selectFrom('organisation_directory')
        .select('root_org_id')
        .where('organisation_id', '=', organisationId)
        .orderBy('claimed')
        .execute(),
    );
    return rows.map((row) => row.root_org_id);
  }

  findByEmail(rootOrgId: string, organisationId: CompanyId, email: string): Promise<StaffMember | undefined> {
    const condition = hasAddress(email);
    return this.#find({ rootOrgId, companyId: organisationId }, condition, organisationId);
  }

  findById(rootOrgId: string, organisationId: CompanyId, userId: string): Promise<StaffMember | undefined> {
    const condition = sql<boolean>`staff.user_id = ${userId}`;
    return this.#find({ rootOrgId, companyId: organisationId }, condition, organisationId);
  }

  async #find(
    tenant: Tenant,
    condition: RawBuilder<boolean>,
    organisationId: CompanyId,
  ): Promise<StaffMember | undefined> {
    const row = await this.#database.inTenant(tenant, (trx) =>
      trx
        .selectFrom('staff')
        .leftJoin('company', (join) =>
          join
            .onRef('company.root_org_id', '=', 'staff.root_org_id')
            .onRef('company.company_id', '=', 'staff.company_id'),
        )
        .selectAll('staff')
        .select(['company.company_enabled', 'company.name as company_name'])
        .select(
          sql<readonly string[]>`array(
            select factor_id from second_factor factor
            where factor.root_org_id = staff.root_org_id and factor.company_id = staff.company_id
              and factor.user_id = staff.user_id and factor.confirmed_at is not null
            order by factor_id)`.as('factor_ids'),
        )
        .where('staff.root_org_id', '=', tenant.rootOrgId)
        .where(condition)
        .orderBy(sql`staff.company_id <> ${organisationId}`)
        .orderBy('staff.company_id')
        .limit(1)
        .executeTakeFirst(),
    );
    return row && toStaffMember(row);
  }
}

/** Condition for the user with this address. Without a key, it matches no user, but at the same cost. */
const hasAddress = (email: string): RawBuilder<boolean> => sql<boolean>`staff.email_key = ${addressKey(email) ?? ''}`;

type StaffRow = Row<'staff'> & {
  readonly company_enabled: boolean | null;
  readonly company_name: string | null;
  readonly factor_ids: readonly string[];
};

const toStaffMember = (row: StaffRow): StaffMember => ({
  userId: row.user_id,
  rootOrgId: row.root_org_id,
  organisationId: row.company_id as CompanyId,
  name: row.name,
  email: row.email,
  roles: row.roles,
  passwordHash: row.password_hash ?? undefined,
  enabled: row.enabled,
  factorIds: row.factor_ids,
  companyName: row.company_name ?? undefined,
  companyEnabled: row.company_enabled ?? row.company_id === row.root_org_id,
});
