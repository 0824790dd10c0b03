import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { PublishAttempt } from '../../domain/publishing/publishAttempt.ts';
import type { rebaseAfterPublish } from '../../domain/publishing/rebaseAfterPublish.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import { portToken } from '../shared/token.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';
import type { PublishFailure, PublishOutcome, ReportStep } from './PublishPendingChanges.ts';

/** How a publish ended. */
export type PublishEnd =
  /** `rebase` says what is live and pending by then: who never publishes need not have it. */
  | { readonly kind: 'live'; readonly outcome: PublishOutcome; readonly rebase: typeof rebaseAfterPublish }
  /** `keepsMessage`: the failure's message stays once the delay after it is over. */
  | {
      readonly kind: 'stopped';
      readonly attempt: PublishAttempt;
      readonly failure: PublishFailure;
      readonly keepsMessage: boolean;
    }
  /** Someone else published first; `stillOpen` is the attempt whose draft could not be dropped. */
  | { readonly kind: 'conflict'; readonly rebased: RebasedOnLatest; readonly stillOpen: PublishAttempt | undefined }
  /** Nobody waits for it any more. */
  | { readonly kind: 'superseded' };

export type PublishRun = {
  readonly attempt: PublishAttempt;
  /** An attempt that stopped before, to be dropped where this is another. */
  readonly stopped: PublishAttempt | undefined;
  readonly published: PublishedCompany;
  /** The same over what its owner gives all its merchants. */
  readonly configuration: CompanyConfiguration;
  readonly progress: ReportStep;
  /** What is pending by the time someone else turns out to have published. */
  readonly present: () => readonly PendingChange[];
  /** False once the person went to another company. */
  readonly isCurrent: () => boolean;
};

/** Runs an attempt to its end. */
export interface PublishRunner {
  execute(run: PublishRun): Promise<PublishEnd>;
}
export const PublishRunner = portToken<PublishRunner>('PublishRunner');
