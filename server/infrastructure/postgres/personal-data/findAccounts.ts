import type { Transaction } from 'kysely';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';
import { equal } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

/** A user ID or an e-mail address, within the data of one owner. */
export type PersonQuery = { readonly rootOrgId: string; readonly user: string };

export type FoundPerson = {
  /** The given user ID, and the IDs of the accounts with the given e-mail address. */
  readonly userIds: readonly string[];
  /** Accounts that exist. A person can have an account in several companies of an owner. */
  readonly accounts: readonly Row<'staff'>[];
};

export async function findAccounts(trx: Transaction<Tables>, { rootOrgId, user }: PersonQuery): Promise<FoundPerson> {
  const accounts = await trx
    .selectFrom('staff')
    .selectAll()
    .where(equal({ root_org_id: rootOrgId }))
    .where((where) => where.or([where('user_id', '=', user), where('email_key', '=', addressKey(user) ?? user)]))
    .orderBy('company_id')
    .execute();
  return { userIds: [...new Set([user, ...accounts.map(({ user_id: id }) => id)])], accounts };
}
