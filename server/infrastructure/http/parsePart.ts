import type { Schema } from '../../../contract/schema.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../application/shared/failure.ts';
import { escapePointer, unstorableText } from './unstorableText.ts';

type Invalid = Extract<ServiceFailure, { kind: 'invalid' }>;

/** Reads one part of a request by its schema; `place` leads the pointers of what is wrong, empty for the body. */
export function parsePart(schema: Schema | undefined, raw: unknown, place: string): Result<unknown, Invalid> {
  if (schema === undefined) return ok(undefined);
  const unstorable = unstorableText(raw, place);
  if (unstorable !== undefined)
    return err({ kind: 'invalid', errors: [{ pointer: unstorable, message: 'Holds a character that is no text' }] });
  const parsed = schema.safeParse(raw);
  if (parsed.success) return ok(parsed.data);
  return err({
    kind: 'invalid',
    errors: parsed.error.issues.map((issue) => ({
      pointer: place + issue.path.map((segment) => `/${escapePointer(String(segment))}`).join(''),
      message: issue.message,
    })),
  });
}
