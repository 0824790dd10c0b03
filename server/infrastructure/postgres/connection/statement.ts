import { CompiledQuery, type QueryResult, type Transaction, sql, type RawBuilder } from 'kysely';
import type { Tables } from '../Tables.ts';

/** A frequent statement with constant text, so that it is not built for each call. Values replace `$1`, `$2` … */
export const statement =
  <Row>(text: string) =>
  (trx: Transaction<Tables>, ...values: readonly unknown[]): Promise<QueryResult<Row>> =>
    trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

/** A JSON parameter. Drivers convert some values differently, e.g. `pg` converts arrays to PostgreSQL arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql`${JSON.stringify(value)}::jsonb`;
