import { CompiledQuery, type QueryResult, type Transaction } from 'kysely';
import type { Tables } from '../Tables.ts';

/**
 * A statement of which everything but its values is known beforehand, for what many calls ask: its text is neither built
 * nor looked up by its letters each time. The values stand for `$1`, `$2` …
 */
export const statement =
  <Row>(text: string) =>
  (trx: Transaction<Tables>, ...values: readonly unknown[]): Promise<QueryResult<Row>> =>
    trx.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
