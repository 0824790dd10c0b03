import { z, type Schema } from './schema.ts';

/** Parameters of the issue of a value that is too large. Zod's own limits have the code `too_big`. */
const TOO_LARGE = { isTooLarge: true };

/** The same record or list, of so many entries at most. */
export const atMost = <S extends Schema>(schema: S, most: number): S => {
  const isSmall = z.refine<unknown>((value) => Object.keys(value ?? {}).length <= most, {
    error: `has more than ${most} entries`,
    params: TOO_LARGE,
  });
  return (schema as unknown as { check(rule: typeof isSmall): S }).check(isSmall);
};

/** Anything whose JSON has so many characters at most. */
export const sizedSchema = (most: number) =>
  z.unknown().check(
    z.refine((value) => (JSON.stringify(value) ?? '').length <= most, {
      error: `is longer than ${most} characters`,
      params: TOO_LARGE,
    }),
  );
