import {
  type AnyColumn,
  type AnyColumnWithTable,
  CompiledQuery,
  type QueryResult,
  type RawBuilder,
  sql,
  type SqlBool,
  type Transaction,
} from 'kysely';
import type { Tables } from '../Tables.ts';

/** A frequent statement with constant text, so that it is not built for each call. Values replace `$1`, `$2` … */
export const statement =
  <Row>(text: string) =>
  (trx: Transaction<Tables>, ...values: readonly unknown[]): Promise<QueryResult<Row>> =>
    trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

/** A JSON parameter. Drivers convert some values differently, e.g. `pg` converts arrays to PostgreSQL arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql`${JSON.stringify(value)}::jsonb`;

type Column = AnyColumn<Tables, keyof Tables> | AnyColumnWithTable<Tables, keyof Tables>;

/** Condition that columns have values. Kysely's `and({ … })` would drop an undefined value, and so find more rows. */
export function equal(values: { readonly [Name in Column]?: string | number | boolean }): RawBuilder<SqlBool> {
  const each = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
