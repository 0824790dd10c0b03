import { z, type Schema } from './schema.ts';

/** Marks a size error. Zod's own limits have the code `too_big`. */
const TOO_LARGE = { isTooLarge: true };

export const atMost = <S extends Schema>(schema: S, most: number): S => {
  const isSmall = z.refine<unknown>((value) => Object.keys(value ?? {}).length <= most, {
    error: `has more than ${most} entries`,
    params: TOO_LARGE,
  });
  return (schema as unknown as { check(rule: typeof isSmall): S }).check(isSmall);
};

/** Limits the number of JSON characters. */
export const sizedSchema = (most: number) =>
  z.unknown().check(
    z.refine((value) => (JSON.stringify(value) ?? '').length <= most, {
      error: `is longer than ${most} characters`,
      params: TOO_LARGE,
    }),
  );
