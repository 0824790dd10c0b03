import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { PublishAttempt } from '../../domain/publishing/process/publishAttempt.ts';
import type { rebaseAfterPublish } from '../../domain/publishing/rebaseAfterPublish.ts';
import type { PublishedCompany } from '../company/CompanyGateway.ts';
import { portToken } from '../shared/token.ts';
import type { RebasedOnLatest } from './FetchAndRebase.ts';
import type { PublishFailure, PublishOutcome, ReportStep } from './PublishPendingChanges.ts';

export type PublishEnd =
  /** `rebase` is a function of the result, so that only users who publish load its script. */
  | { readonly kind: 'live'; readonly outcome: PublishOutcome; readonly rebase: typeof rebaseAfterPublish }
  /** `keepsMessage`: true if the message is still shown after the delay. */
  | {
      readonly kind: 'stopped';
      readonly attempt: PublishAttempt;
      readonly failure: PublishFailure;
      readonly keepsMessage: boolean;
    }
  /** Another user published first. `stillOpen`: this attempt, if its draft could not be deleted. */
  | { readonly kind: 'conflict'; readonly rebased: RebasedOnLatest; readonly stillOpen: PublishAttempt | undefined }
  /** The result is not used, because the user has opened another company. */
  | { readonly kind: 'superseded' };

export type PublishRun = {
  readonly attempt: PublishAttempt;
  readonly stopped: PublishAttempt | undefined;
  readonly published: PublishedCompany;
  readonly configuration: CompanyConfiguration;
  readonly progress: ReportStep;
  readonly present: () => readonly PendingChange[];
  readonly isCurrent: () => boolean;
};

export interface PublishRunner {
  execute(run: PublishRun): Promise<PublishEnd>;
}
export const PublishRunner = portToken<PublishRunner>('PublishRunner');
