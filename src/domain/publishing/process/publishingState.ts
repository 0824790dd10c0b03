import { DEFAULT_ERROR_MESSAGE } from '../../errors/defaultErrorMessage.ts';

/** State of the publish button. `publishing` with a failure becomes `no-changes` after a delay [PB-2]. */
export type PublishingState<Failure> =
  | { readonly kind: 'no-changes'; readonly failure?: Failure | undefined }
  | { readonly kind: 'publishing'; readonly failure?: Failure | undefined }
  | { readonly kind: 'published' };

export const isPublishing = (state: PublishingState<unknown>): boolean =>
  state.kind === 'publishing' && state.failure === undefined;

export const hasUnsavedChanges = (state: PublishingState<unknown>, changeCount: number): boolean =>
  changeCount > 0 && state.kind !== 'published';

export function publishNotice<Failure>(
  state: PublishingState<Failure>,
  changeCount: number,
): { readonly kind: 'unsaved' } | { readonly kind: 'failure'; readonly failure: Failure } | undefined {
  if (state.kind !== 'published' && state.failure !== undefined) return { kind: 'failure', failure: state.failure };
  return hasUnsavedChanges(state, changeCount) ? { kind: 'unsaved' } : undefined;
}

/** True at the end of the delay after a success or a failure, when the logo is loaded again. */
export const returnsToNoChanges = (before: PublishingState<unknown>, after: PublishingState<unknown>): boolean =>
  before.kind !== 'no-changes' && !isPublishing(before) && after.kind === 'no-changes';

/** False for the default message without an app token: it disappears after the delay. Other messages remain [PB-7]. */
export const keepsFailureMessage = (messageKey: string, usesAppToken: boolean): boolean =>
  usesAppToken || messageKey !== DEFAULT_ERROR_MESSAGE;
