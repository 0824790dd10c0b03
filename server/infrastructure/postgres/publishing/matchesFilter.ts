import { sql, type RawBuilder } from 'kysely';
import { searchedWords, type PublishFilter } from '../../../../src/domain/history/publishFilter.ts';

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;

/** SQL condition for the publishes that pass a filter. Has the same result as `matchesFilter` of the domain. */
export function matchesFilter({ person, feature, since, before, words }: PublishFilter): Condition {
  return all([
    ...(person === undefined ? [] : [sql<boolean>`publish.actor_user_id = ${person}`]),
    ...(since === undefined ? [] : [sql<boolean>`publish.completed_at >= ${new Date(since)}`]),
    ...(before === undefined ? [] : [sql<boolean>`publish.completed_at < ${new Date(before)}`]),
    ...searchedWords(words).map((word) => sql<boolean>`strpos(coalesce(publish.note_search, ''), ${word}) > 0`),
    ...(feature === undefined ? [] : [sql<boolean>`${feature} = any(publish.features)`]),
  ]);
}
