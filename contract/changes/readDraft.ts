import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { z } from '../schema.ts';

export const draftPath = `${companyPath}/drafts/mine` as const;

/** A pending change of this release or another: a draft may have been kept by a newer page. As in `keepDraft`. */
const changeSchema = z.looseObject({ type: z.string(), key: z.string(), valueId: z.optional(z.string()) });
const stepsSchema = z.array(
  z.array(z.object({ key: z.string(), before: z.optional(changeSchema), after: z.optional(changeSchema) })),
);

export const draftSchema = z.object({
  /** An entity tag; `"d0"` where there is no draft. */
  revision: z.string(),
  changes: z.array(changeSchema),
  /** What the person wrote of them for the history. */
  note: z.optional(z.string()),
  /** What each act did, key by key: `done` can be undone, the last one first, and `undone` redone. */
  history: z.object({ done: stepsSchema, undone: stepsSchema }),
});

/** An empty one, `"d0"`, where there is none: it was never kept, was dropped, or nobody edited it for long. */
export const readDraft = defineCall({
  id: 'readDraft',
  method: 'GET',
  base: 'api',
  path: draftPath,
  summary: 'The caller’s pending changes of a company, with their undo history.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  response: draftSchema,
});
