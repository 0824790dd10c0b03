import * as z from 'zod/mini';

// Zod compiles validators with `new Function`. A strict content security policy forbids it and reports even the
// attempt.
z.config({ jitless: true });

export { z };

export type Schema = z.ZodMiniType;
export type Parsed<S extends Schema> = z.output<S>;

/** Validated before upper-casing, because some letters would become another company's id. */
export const companyIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Entity tag of a revision, e.g. `"r17"`. */
export const revisionTagSchema = z.string().check(z.regex(/^"r\d{1,15}"$/));

/** Existing ISO 8601 instant in UTC, e.g. `2026-11-20T13:00:00.000Z`, without year 0. */
export const instantSchema = z.string().check(
  z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/),
  z.refine((text) => isOfCalendar(text), 'not a time'),
);

/** An overflowing day or hour is parsed as the next one, or not at all. */
function isOfCalendar(instant: string): boolean {
  const time = Date.parse(instant);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(instant.slice(0, 19));
}

export const opaqueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,200}$/));

/** A feature flag in either form used by services. */
export const toggleSchema = z.union([z.boolean(), z.looseObject({ enabled: z.boolean() })]);
