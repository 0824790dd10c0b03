import { z, type Schema } from './schema.ts';

/** Marks an error as a size error. Zod's own limits have the code `too_big` instead. */
const TOO_LARGE = { isTooLarge: true };

export const atMost = <S extends Schema>(schema: S, max: number): S => {
  const isSmall = z.refine<unknown>((value) => Object.keys(value ?? {}).length <= max, {
    error: `has more than ${max} entries`,
    params: TOO_LARGE,
  });
  return (schema as unknown as { check(rule: typeof isSmall): S }).check(isSmall);
};

/** Limits the number of characters of the value's JSON. */
export const sizedSchema = (max: number) =>
  z.unknown().check(
    z.refine((value) => (JSON.stringify(value) ?? '').length <= max, {
      error: `is longer than ${max} characters`,
      params: TOO_LARGE,
    }),
  );
