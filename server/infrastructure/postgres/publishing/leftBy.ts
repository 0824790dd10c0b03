import { sql, type RawBuilder } from 'kysely';
import { claimsOf, type ChangeClaim } from '../../../../src/domain/changes/changeClaims.ts';
import type { FeatureName } from '../../../../src/domain/features/featureNames.ts';
import { searchedWords, type PublishFilter } from '../../../../src/domain/history/publishFilter.ts';

type Condition = RawBuilder<boolean>;

const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
const any = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;

const begins = (prefix: string): Condition => sql`starts_with(change->>'key', ${prefix})`;
const isClaimed = ({ type, prefix, except }: ChangeClaim): Condition =>
  all([sql`change->>'type' = ${type}`, begins(prefix), ...except.map((other): Condition => sql`not ${begins(other)}`)]);

const hasChangeOf = (feature: FeatureName): Condition =>
  sql`exists (
    select from jsonb_array_elements(publish.changes) as change where ${any(claimsOf(feature).map(isClaimed))})`;

/** Whether a row of the table of publishes is among those a filter leaves: `isLeft` of the domain, for the database. */
export function leftBy({ person, feature, since, before, words }: PublishFilter): Condition {
  return all([
    ...(person === undefined ? [] : [sql<boolean>`publish.actor_user_id = ${person}`]),
    ...(since === undefined ? [] : [sql<boolean>`publish.completed_at >= ${new Date(since)}`]),
    ...(before === undefined ? [] : [sql<boolean>`publish.completed_at < ${new Date(before)}`]),
    ...searchedWords(words).map((word) => sql<boolean>`strpos(coalesce(publish.note_search, ''), ${word}) > 0`),
    ...(feature === undefined ? [] : [hasChangeOf(feature)]),
  ]);
}
