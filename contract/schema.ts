import * as z from 'zod/mini';

// Disable zod's compiled validators (`new Function`), because a strict content security policy forbids them.
z.config({ jitless: true });

export { z };

export type Schema = z.ZodMiniType;
export type Parsed<S extends Schema> = z.output<S>;

/** Company ID. Validated before it is upper-cased, because upper-casing some letters results in another ID. */
export const companyIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));

/** Entity tag of a revision, e.g. `"r17"`. */
export const revisionTagSchema = z.string().check(z.regex(/^"r\d{1,15}"$/));

/** ISO 8601 instant in UTC that exists in the calendar, e.g. `2026-11-20T13:00:00.000Z`. Year 0 is invalid. */
export const instantSchema = z.string().check(
  z.regex(/^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?Z$/),
  z.refine((text) => isOfCalendar(text), 'not a time'),
);

/** Whether the date exists. JavaScript parses an overflowing day or hour as a later date, or not at all. */
function isOfCalendar(instant: string): boolean {
  const time = Date.parse(instant);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(instant.slice(0, 19));
}

export const opaqueIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,200}$/));

/** A feature flag. Services send it as a boolean or as an object. */
export const toggleSchema = z.union([z.boolean(), z.looseObject({ enabled: z.boolean() })]);
