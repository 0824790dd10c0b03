import { sql, type RawBuilder } from 'kysely';

/** A JSON parameter. Drivers convert some values differently, e.g. `pg` converts arrays to PostgreSQL arrays. */
export const json = (value: unknown): RawBuilder<unknown> => sql`${JSON.stringify(value)}::jsonb`;
