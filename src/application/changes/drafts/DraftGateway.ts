import type { CompanyPath } from '../../company/CompanyPath.ts';
import type { Draft, DraftContent } from '../../../domain/changes/drafts/draft.ts';
import type { Result } from '../../../domain/shared/result.ts';
import type { PortFailure } from '../../shared/failure.ts';
import { portToken } from '../../shared/token.ts';

/** `revision` is the revision of the replaced draft. A repeated key returns the same response. */
export type DraftWrite = { readonly revision: string; readonly idempotencyKey: string };

/** Result of a write. `stale`: nothing was written, because another tab or device stored a newer draft. */
export type DraftAnswer =
  | { readonly kind: 'stored'; readonly revision: string }
  | { readonly kind: 'stale'; readonly present: Draft };

/** Draft of a user and company, shared by all devices. It is stored for `DRAFT_LIFE` after the last edit. */
export interface DraftGateway {
  /** Reads the draft. Returns an empty draft if none exists. */
  read(company: CompanyPath): Promise<Result<Draft, PortFailure>>;
  store(company: CompanyPath, content: DraftContent, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>>;
  drop(company: CompanyPath, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>>;
}
export const DraftGateway = portToken<DraftGateway>('DraftGateway');
