import { defineCall } from '../call.ts';
import { companyParamsSchema, keyHeadersSchema } from '../company/companyWrite.ts';
import { z } from '../schema.ts';
import { draftPath } from './readDraft.ts';

const text = (longest: number) => z.string().check(z.maxLength(longest));

const changeSchema = z.object({
  type: text(100),
  key: z.string().check(z.minLength(1), z.maxLength(300)),
  valueId: z.optional(text(300)),
  value: z.optional(z.unknown()),
  originalValue: z.optional(z.unknown()),
});
/** A complete change, or a reference to a change of the draft (`isThere`, `edits`). */
const stepChangeSchema = z.object({
  ...changeSchema.shape,
  isThere: z.optional(z.boolean()),
  edits: z.optional(
    z
      .array(
        z.object({
          at: z.int().check(z.nonnegative()),
          removed: z.int().check(z.nonnegative()),
          added: z.array(text(300)).check(z.maxLength(200)),
        }),
      )
      .check(z.maxLength(200)),
  ),
});
const stepSchema = z.array(
  z.object({ key: text(300), before: z.optional(stepChangeSchema), after: z.optional(stepChangeSchema) }),
);
const stepsSchema = z.array(stepSchema.check(z.maxLength(5000))).check(z.maxLength(200));

export const draftContentSchema = z.object({
  changes: z.array(changeSchema).check(z.maxLength(5000)),
  /** Note that will be shown in the history. Sent if `publishNotes` is announced. */
  note: z.optional(text(5000)),
  history: z.object({ done: stepsSchema, undone: stepsSchema }),
});

const draftRevisionSchema = z.string().check(z.regex(/^"d[A-Za-z0-9_.:-]{1,200}"$/));

const draftCall = {
  base: 'api',
  origin: 'own',
  caller: 'session',
  path: draftPath,
  params: companyParamsSchema,
  headers: z.extend(keyHeadersSchema, { 'if-match': z.optional(draftRevisionSchema) }),
  takesIdempotencyKey: true,
} as const;

/**
 * Replaces the draft with revision `If-Match`. 412 `stale-draft` with the current draft in `present` if another draft
 * was stored since then. 428 without `If-Match`.
 */
export const keepDraft = defineCall({
  ...draftCall,
  id: 'keepDraft',
  method: 'PUT',
  summary: 'Stores the user’s pending changes of a company, so that all devices of the user can load them.',
  right: 'edit',
  body: draftContentSchema,
  bodyLimit: 4 * 1024 * 1024,
  response: z.object({ revision: draftRevisionSchema }),
});

/** Deletes the draft. Requires `If-Match`, with the same errors as `keepDraft`. */
export const dropDraft = defineCall({
  ...draftCall,
  id: 'dropDraft',
  method: 'DELETE',
  summary: 'Deletes the user’s stored pending changes of a company, after a publish or discard.',
  successStatus: 204,
});
