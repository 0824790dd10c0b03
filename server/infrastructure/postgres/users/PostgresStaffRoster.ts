import { sql, type Transaction } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';
import type { User } from '../../../../src/domain/users/user.ts';
import type { StoredLink, StaffRoster } from '../../../application/users/StaffRoster.ts';
import { equal } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

export class PostgresStaffRoster implements StaffRoster {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async list(companyId: CompanyId): Promise<readonly User[]> {
    const rows = await this.#trx
      .selectFrom('staff')
      .selectAll()
      .select(hasSecondFactor.as('has_second_factor'))
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .orderBy('name')
      .orderBy('user_id')
      .execute();
    return rows.map(toUser);
  }

  async lock(companyId: CompanyId): Promise<readonly User[]> {
    await this.#trx
      .selectFrom('company')
      .select('company_id')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .forNoKeyUpdate()
      .execute();
    return this.list(companyId);
  }

  async add(companyId: CompanyId, user: User): Promise<void> {
    await this.#trx
      .insertInto('staff')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        user_id: user.userId,
        email: user.email,
        email_key: addressKey(user.email) ?? null,
        name: user.name,
        password_hash: null,
        roles: [...user.roles],
        enabled: user.enabled,
        version: user.version,
      })
      .execute();
  }

  async update(companyId: CompanyId, { userId, roles, enabled, version }: User): Promise<void> {
    await this.#trx
      .updateTable('staff')
      .set({ roles: [...roles], enabled, version })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId }))
      .execute();
  }

  async remove(companyId: CompanyId, userId: string): Promise<void> {
    await this.#trx
      .deleteFrom('token_family')
      .where(equal({ root_org_id: this.#rootOrgId, organisation_id: companyId, user_id: userId }))
      .execute();
    await this.#trx
      .deleteFrom('staff')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId }))
      .execute();
  }

  async storeLink(companyId: CompanyId, { tokenHash, userId, expiresAt }: StoredLink): Promise<void> {
    await this.dropLinks(companyId, userId);
    await this.#trx
      .insertInto('password_link')
      .values({
        token_hash: tokenHash,
        root_org_id: this.#rootOrgId,
        organisation_id: companyId,
        user_id: userId,
        expires_at: new Date(expiresAt),
      })
      .execute();
  }

  async takeLink(companyId: CompanyId, tokenHash: string, now: number): Promise<boolean> {
    const people = await this.lock(companyId);
    const existing = await this.#trx
      .deleteFrom('password_link')
      .where(equal({ token_hash: tokenHash, root_org_id: this.#rootOrgId, organisation_id: companyId }))
      .where('expires_at', '>', new Date(now))
      .returning('user_id')
      .executeTakeFirst();
    return people.some(({ userId, enabled }) => userId === existing?.user_id && enabled);
  }

  async dropLinks(companyId: CompanyId, userId: string): Promise<void> {
    await this.#trx
      .deleteFrom('password_link')
      .where(equal({ root_org_id: this.#rootOrgId, organisation_id: companyId, user_id: userId }))
      .execute();
  }

  async setPassword(companyId: CompanyId, userId: string, passwordHash: string): Promise<void> {
    await this.dropLinks(companyId, userId);
    // Delete sign-ins that wait for their second step, because they began with the old password.
    await this.#trx
      .deleteFrom('sign_in_challenge')
      .where(equal({ root_org_id: this.#rootOrgId, organisation_id: companyId, user_id: userId }))
      .execute();
    await this.#trx
      .updateTable('staff')
      .set((eb) => ({ password_hash: passwordHash, version: eb('version', '+', 1) }))
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId }))
      .execute();
  }
}

const hasSecondFactor = sql<boolean>`exists (
  select from second_factor factor
  where factor.root_org_id = staff.root_org_id and factor.company_id = staff.company_id
    and factor.user_id = staff.user_id and factor.confirmed_at is not null)`;

const toUser = (row: Row<'staff'> & { readonly has_second_factor: boolean }): User => ({
  userId: row.user_id,
  name: row.name,
  email: row.email,
  roles: row.roles,
  enabled: row.enabled,
  hasPassword: row.password_hash !== null,
  hasSecondFactor: row.has_second_factor,
  ...(row.last_sign_in_at !== null && { lastSignInAt: row.last_sign_in_at.getTime() }),
  version: row.version,
});
