import { DEFAULT_ERROR_MESSAGE } from '../../errors/defaultErrorMessage.ts';

/** A failure is shown in `publishing`. After the delay, `no-changes` may still contain its message [PB-2]. */
export type PublishingState<Failure> =
  | { readonly kind: 'no-changes'; readonly failure?: Failure | undefined }
  | { readonly kind: 'publishing'; readonly failure?: Failure | undefined }
  | { readonly kind: 'published' };

export const isPublishing = (state: PublishingState<unknown>): boolean =>
  state.kind === 'publishing' && state.failure === undefined;

/** [PB-3] */
export const hasUnsavedChanges = (state: PublishingState<unknown>, changeCount: number): boolean =>
  changeCount > 0 && state.kind !== 'published';

export function publishNotice<Failure>(
  state: PublishingState<Failure>,
  changeCount: number,
): { readonly kind: 'unsaved' } | { readonly kind: 'failure'; readonly failure: Failure } | undefined {
  if (state.kind !== 'published' && state.failure !== undefined) return { kind: 'failure', failure: state.failure };
  return hasUnsavedChanges(state, changeCount) ? { kind: 'unsaved' } : undefined;
}

/** True right after a success or failure, when the logo is loaded again. */
export const returnsToNoChanges = (before: PublishingState<unknown>, after: PublishingState<unknown>): boolean =>
  before.kind !== 'no-changes' && !isPublishing(before) && after.kind === 'no-changes';

/** The default message disappears after the delay unless an app token is used. Specific messages remain [PB-7]. */
export const keepsFailureMessage = (messageKey: string, usesAppToken: boolean): boolean =>
  usesAppToken || messageKey !== DEFAULT_ERROR_MESSAGE;
