import { isPublishing, type PublishingState } from './publishingState.ts';

/** True right after a success or failure, when the logo is loaded again. */
export const returnsToNoChanges = (before: PublishingState<unknown>, after: PublishingState<unknown>): boolean =>
  before.kind !== 'no-changes' && !isPublishing(before) && after.kind === 'no-changes';
