import { findUnstorable } from '../../shared/findUnstorable.ts';
import { DRAFT_LIFE } from '../../shared/lifetimes.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { refuse, type Fresh, type WriteRefusal } from '../../shared/write.ts';
import { noDraft, type Draft, type DraftContent } from './draft.ts';

/** `editedAt` is in milliseconds since 1970-01-01 UTC. */
export type StoredDraft = { readonly draft: Draft; readonly editedAt: number };

export type StaleDraft = { readonly kind: 'stale-draft'; readonly present?: Draft };

export const presentDraft = (stored: StoredDraft | undefined, now: number): Draft =>
  stored && stored.editedAt > now - DRAFT_LIFE ? stored.draft : noDraft;

export function decideDraft(
  present: Draft,
  { ifMatch, content }: { readonly ifMatch: string; readonly content: DraftContent | undefined },
  { now, id }: Fresh,
): Result<StoredDraft | undefined, StaleDraft | WriteRefusal> {
  if (ifMatch !== present.revision) return err({ kind: 'stale-draft' });
  if (!content) return ok(undefined);
  const unstorable = findUnstorable(content);
  if (unstorable !== undefined) return err(refuse(unstorable, 'not storable'));
  return ok({ draft: { ...content, revision: `"d${id}"` }, editedAt: now });
}
