import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { z } from '../schema.ts';

export const draftPath = `${companyPath}/drafts/mine` as const;

/** A pending change, possibly of a newer release. */
const changeSchema = z.looseObject({ type: z.string(), key: z.string(), valueId: z.optional(z.string()) });
const stepsSchema = z.array(
  z.array(z.object({ key: z.string(), before: z.optional(changeSchema), after: z.optional(changeSchema) })),
);

export const draftSchema = z.object({
  /** Entity tag; `"d0"` without a draft. */
  revision: z.string(),
  changes: z.array(changeSchema),
  note: z.optional(z.string()),
  /** Steps for undo (last first) and redo. */
  history: z.object({ done: stepsSchema, undone: stepsSchema }),
});

/** Empty with revision `"d0"` if the draft was never stored, was dropped or has expired. */
export const readDraft = defineCall({
  id: 'readDraft',
  method: 'GET',
  base: 'api',
  path: draftPath,
  summary: 'The user’s stored pending changes of a company, with their undo history.',
  origin: 'own',
  caller: 'session',
  params: companyParamsSchema,
  response: draftSchema,
});
