import { z, type Schema } from './schema.ts';

/** The same record or list, of so many entries at most. */
export const atMost = <S extends Schema>(schema: S, most: number): S => {
  const isSmall = z.refine<unknown>(
    (value) => Object.keys(value ?? {}).length <= most,
    `has more than ${most} entries`,
  );
  return (schema as unknown as { check(rule: typeof isSmall): S }).check(isSmall);
};

/** Anything whose JSON has so many characters at most. */
export const sizedSchema = (most: number) =>
  z
    .unknown()
    .check(z.refine((value) => (JSON.stringify(value) ?? '').length <= most, `is longer than ${most} characters`));
