import { randomBytes } from 'node:crypto';
import { overOneConnection } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import { grantServingRoles } from '../../../server/infrastructure/postgres/connection/servingAccount.ts';
import { runSql } from './runSql.ts';

/** Database account of the service. Each test run creates one, because the roles of a server outlive its databases. */
export type ServingAccount = { readonly name: string; readonly password: string };

/** @param url URL of a migrated database, with the account that owns it */
export async function makeServingAccount(url: string): Promise<ServingAccount> {
  const account = { name: `portal_server_${process.pid}`, password: randomBytes(12).toString('hex') };
  await runSql(url, `create role ${account.name} login noinherit password '${account.password}'`);
  // Allow the owner to end the account's connections, because that is needed for dropping the database.
  await runSql(url, `grant ${account.name} to current_user`);
  await overOneConnection(url, (kysely) => grantServingRoles(kysely, account.name));
  return account;
}

export function urlFor({ name, password }: ServingAccount, url: string): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
}
