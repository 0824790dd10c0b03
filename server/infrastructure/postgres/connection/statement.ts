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

/** Prepares the text of a frequent statement once instead of per call. Values replace `$1`, `$2` … */
export const statement =
  <Row>(text: string) =>
  (trx: Transaction<Tables>, ...values: readonly unknown[]): Promise<QueryResult<Row>> =>
    trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));

/** JSON parameter. Encoded here, because drivers convert some values, e.g. `pg` makes PostgreSQL arrays of arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql`${JSON.stringify(value)}::jsonb`;

type Column = AnyColumn<Tables, keyof Tables> | AnyColumnWithTable<Tables, keyof Tables>;

/** Condition that columns have these values. Kysely's `and({ … })` would drop undefined values and match more rows. */
export function equal(values: { readonly [Name in Column]?: string | number | boolean }): RawBuilder<SqlBool> {
  const each = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}
