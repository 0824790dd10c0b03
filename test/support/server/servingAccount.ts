import { randomBytes } from 'node:crypto';
import { overOneConnection } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import { admitToServe } from '../../../server/infrastructure/postgres/connection/servingAccount.ts';
import { runSql } from './runSql.ts';

/** Database account of the service, created for one test run, because the roles of a server outlive its databases. */
export type ServingAccount = { readonly name: string; readonly password: string };

/** @param url of a migrated database, with the account that owns it */
export async function makeServingAccount(url: string): Promise<ServingAccount> {
  const account = { name: `portal_server_${process.pid}`, password: randomBytes(12).toString('hex') };
  await runSql(url, `create role ${account.name} login noinherit password '${account.password}'`);
  // Dropping a database ends its connections. An account may end only those of its own roles.
  await runSql(url, `grant ${account.name} to current_user`);
  await overOneConnection(url, (kysely) => admitToServe(kysely, account.name));
  return account;
}

/** The URL of the same database with this account. */
export function urlFor({ name, password }: ServingAccount, url: string): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
}
