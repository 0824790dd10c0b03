import { sql, type RawBuilder } from 'kysely';
import type { StaffDirectory, StaffMember } from '../../../application/session/StaffDirectory.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';
import type { Database } from '../connection/Database.ts';
import type { Row } from '../Tables.ts';

type Tenant = Parameters<Database['inTenant']>[0];

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
    const isThem = isNamed(username);
    const owners = await this.ownersOf(organisationId);
    const [first = '', ...others] = owners.filter((owner) => owner === (rootOrgId ?? owner));
    // Also query for an unknown organisation, so that timing does not reveal whether it exists.
    let found = await this.#find({ rootOrgId: first, companyId: '*' }, isThem, organisationId);
    for (const owner of others) {
      if (found?.organisationId === organisationId) break;
      const other = await this.#find({ rootOrgId: owner, companyId: '*' }, isThem, organisationId);
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
    const isThem = isNamed(email);
    return this.#find({ rootOrgId, companyId: organisationId }, isThem, organisationId);
  }

  findById(rootOrgId: string, organisationId: CompanyId, userId: string): Promise<StaffMember | undefined> {
    const isThem = sql<boolean>`staff.user_id = ${userId}`;
    return this.#find({ rootOrgId, companyId: organisationId }, isThem, organisationId);
  }

  async #find(
    tenant: Tenant,
    isThem: RawBuilder<boolean>,
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
        .select('company.company_enabled')
        .where('staff.root_org_id', '=', tenant.rootOrgId)
        .where(isThem)
        .orderBy(sql`staff.company_id <> ${organisationId}`)
        .orderBy('staff.company_id')
        .limit(1)
        .executeTakeFirst(),
    );
    return row && toStaffMember(row);
  }
}

/** Matches no user if the address has no key, at the same cost. */
const isNamed = (email: string): RawBuilder<boolean> => sql<boolean>`staff.email_key = ${addressKey(email) ?? ''}`;

const toStaffMember = (row: Row<'staff'> & { readonly company_enabled: boolean | null }): StaffMember => ({
  userId: row.user_id,
  rootOrgId: row.root_org_id,
  organisationId: row.company_id as CompanyId,
  name: row.name,
  email: row.email,
  roles: row.roles,
  passwordHash: row.password_hash ?? undefined,
  enabled: row.enabled,
  companyEnabled: row.company_enabled ?? row.company_id === row.root_org_id,
});
