import { isPublishing, type PublishingState } from './publishingState.ts';

/** Whether publishing has just come back to no-changes, after a success or a failure: the logo is fetched anew then. */
export const returnsToNoChanges = (before: PublishingState<unknown>, after: PublishingState<unknown>): boolean =>
  before.kind !== 'no-changes' && !isPublishing(before) && after.kind === 'no-changes';
