import type { Database, OwnedDatabase } from './Database.ts';
import { migrate } from './migrate.ts';
import { connectPostgres, overOneConnection, type PostgresOptions } from './postgresConnection.ts';
import { examineAccount } from './servingAccount.ts';

export type ServingOptions = PostgresOptions & {
  /** True if a separate account migrates the schema. The serving account must then not be able to migrate. */
  readonly isMigratedByAnother: boolean;
};

/** Database of the server. `owned` is present if the serving account owns the schema. */
export type ServingDatabase =
  | { readonly database: OwnedDatabase; readonly owned: OwnedDatabase }
  | { readonly database: Database; readonly owned: undefined };

/** The server refuses to start. The message tells the operator what is wrong and how to fix it. */
export class CannotServeError extends Error {
  override readonly name = 'CannotServeError';
}

const MIGRATE = 'run `npm run migrate` with the account that owns the schema';

/**
 * Opens the database of the server. Migrates it first if the account may. For any other account, the schema must
 * already be migrated, and the account must not bypass row-level security. Throws `CannotServeError`.
 */
export async function openServingDatabase(
  url: string,
  { isMigratedByAnother, ...options }: ServingOptions,
): Promise<ServingDatabase> {
  const isOwner = await overOneConnection(url, async (kysely) => {
    const account = await examineAccount(kysely);
    const subject = `The account ${account.name} of DATABASE_URL`;
    if (account.mayMigrate && isMigratedByAnother)
      throw new CannotServeError(
        `${subject} owns the schema or may make one; DATABASE_MIGRATION_URL names who does that, so serve with another one.`,
      );
    if (account.mayMigrate) {
      await migrate(kysely);
      return true;
    }
    if (!account.mayServe) throw new CannotServeError(`${subject} may not serve; ${MIGRATE}.`);
    const [first] = account.missing;
    if (first !== undefined)
      throw new CannotServeError(`The schema is older than this release: ${first} is missing; ${MIGRATE}.`);
    if (account.escapes)
      throw new CannotServeError(`${subject} can see past row security: it, or a role it may become.`);
    return false;
  });
  const database = await connectPostgres(url, options);
  return isOwner ? { database, owned: database } : { database, owned: undefined };
}

/** Opens and migrates PostgreSQL 15 or newer. The account must own the database. Migrations may create roles. */
export async function openPostgresDatabase(url: string, options: PostgresOptions = {}): Promise<OwnedDatabase> {
  await overOneConnection(url, migrate);
  return connectPostgres(url, options);
}
