import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath } from '../company/companyWrite.ts';
import { z } from '../schema.ts';

export const draftPath = `${companyPath}/drafts/mine` as const;

/** A pending change. Accepts change types of newer releases. */
const changeSchema = z.looseObject({ type: z.string(), key: z.string(), valueId: z.optional(z.string()) });
const stepsSchema = z.array(
  z.array(z.object({ key: z.string(), before: z.optional(changeSchema), after: z.optional(changeSchema) })),
);

export const draftSchema = z.object({
  /** Entity tag of the draft, or `"d0"` if there is none. */
  revision: z.string(),
  changes: z.array(changeSchema),
  note: z.optional(z.string()),
  /** Change steps that can be undone (the last one first) and redone. */
  history: z.object({ done: stepsSchema, undone: stepsSchema }),
});

/** Reads the draft. It is empty with revision `"d0"` if no draft was stored, or if it was deleted or has expired. */
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
