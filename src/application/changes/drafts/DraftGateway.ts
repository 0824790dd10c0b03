import type { Draft, DraftContent } from '../../../domain/changes/drafts/draft.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { portToken } from '../../shared/token.ts';

export type DraftPath = { readonly rootOrgId: string; readonly companyId: string };

/** `revision` names the draft that was read and is replaced; the same key again is answered the same. */
export type DraftWrite = { readonly revision: string; readonly idempotencyKey: string };

/** `stale`: another tab or device has kept another since, and nothing was written. */
export type DraftAnswer =
  | { readonly kind: 'kept'; readonly revision: string }
  | { readonly kind: 'stale'; readonly present: Draft };

/** What the person who is signed in has pending for a company, on every device: kept for `DRAFT_LIFE` after the last edit. */
export interface DraftGateway {
  /** An empty one where there is none. */
  read(company: DraftPath): Promise<Result<Draft, PortFailure>>;
  keep(company: DraftPath, content: DraftContent, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>>;
  /** Nothing is pending any more. */
  drop(company: DraftPath, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>>;
}
export const DraftGateway = portToken<DraftGateway>('DraftGateway');
