import { randomBytes } from 'node:crypto';
import { overOneConnection } from '../../../server/infrastructure/postgres/connection/postgresConnection.ts';
import { admitToServe } from '../../../server/infrastructure/postgres/connection/servingAccount.ts';
import { runSql } from './runSql.ts';

/** An account that serves, made anew for one run of tests: the roles of a server outlive its databases. */
export type ServingAccount = { readonly name: string; readonly password: string };

/** @param url of a migrated database, by the account that owns it */
export async function makeServingAccount(url: string): Promise<ServingAccount> {
  const account = { name: `portal_server_${process.pid}`, password: randomBytes(12).toString('hex') };
  await runSql(url, `create role ${account.name} login noinherit password '${account.password}'`);
  // Who drops a database ends what is connected to it, and may end its own roles alone.
  await runSql(url, `grant ${account.name} to current_user`);
  await overOneConnection(url, (kysely) => admitToServe(kysely, account.name));
  return account;
}

/** The same database by that account. */
export function urlFor({ name, password }: ServingAccount, url: string): string {
  const changed = new URL(url);
  changed.username = name;
  changed.password = password;
  return changed.href;
}
