import { sql, type RawBuilder } from 'kysely';

/** A value as a JSON parameter. Both drivers would take some values for something else: `pg` makes arrays of arrays. */
export const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`;
