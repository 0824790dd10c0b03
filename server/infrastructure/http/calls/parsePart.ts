import type { Schema } from '../../../../contract/schema.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import { TOO_LARGE } from '../../../../src/domain/errors/errorMessages.ts';
import { escapePointer, findUnstorable } from '../../../../src/domain/shared/findUnstorable.ts';
import { refused, type WriteRefusal } from '../../../../src/domain/shared/write.ts';

/** Parses one part of a request. `place` is the prefix of error pointers. It is empty for the body. */
export function parsePart(schema: Schema | undefined, raw: unknown, place: string): Result<unknown, WriteRefusal> {
  if (schema === undefined) return ok(undefined);
  const unstorable = findUnstorable(raw, place);
  if (unstorable !== undefined) return refused(unstorable, 'not storable');
  const parsed = schema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  return err({
    kind: 'invalid',
    ...(place === '' && issues.every(isTooLarge) && { message: TOO_LARGE }),
    errors: issues.map((issue) => ({
      pointer: place + issue.path.map((segment) => `/${escapePointer(String(segment))}`).join(''),
      message: issue.message,
    })),
  });
}

type Issue = {
  readonly code?: string | undefined;
  readonly origin?: unknown;
  readonly params?: Readonly<Record<string, unknown>> | undefined;
};

const isTooLarge = ({ code, origin, params }: Issue): boolean =>
  params?.['isTooLarge'] === true || (code === 'too_big' && origin !== 'number');
