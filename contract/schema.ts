import * as z from 'zod/mini';

// Zod compiles validators with `new Function` where it may; a strict content security policy forbids that,
// and merely probing for it is reported as a violation.
z.config({ jitless: true });

export { z };

/** Any schema of the contract. */
export type Schema = z.ZodMiniType;
/** What a schema yields once parsed. */
export type Parsed<S extends Schema> = z.output<S>;

/** Company ids are checked before they are upper-cased, so that no exotic letter can fold into another company's id. */
export const companyIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** A revision of a company's configuration as an entity tag: `"r17"`. */
export const revisionTagSchema = z.string().check(z.regex(/^"r\d{1,15}"$/));

/** ISO 8601 instant in UTC that a calendar has, as `2026-11-20T13:00:00.000Z`; there is no year 0. */
export const instantSchema = z.string().check(
  z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/),
  z.refine((text) => isOfCalendar(text), 'not a time'),
);

/** A day or an hour beyond its end reads as one of the next, or as no time at all. */
function isOfCalendar(instant: string): boolean {
  const time = Date.parse(instant);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(instant.slice(0, 19));
}

/** Ids of publishes, review sessions and idempotency keys: opaque, url-safe. */
export const opaqueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,200}$/));

/** A feature that is on or off, in either of the forms services write it. */
export const toggleSchema = z.union([z.boolean(), z.looseObject({ enabled: z.boolean() })]);
