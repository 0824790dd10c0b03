/**
 * Where publishing stands (source, section 4). A failure is shown while the state is still `publishing`; after the
 * delay it is `no-changes` again and may still carry the message. `published` never carries one.
 */
export type PublishingState<Failure> =
  | { readonly kind: 'no-changes'; readonly failure?: Failure | undefined }
  | { readonly kind: 'publishing'; readonly failure?: Failure | undefined }
  | { readonly kind: 'published' };

export type PublishingEvent<Failure> =
  | { readonly kind: 'started' }
  | { readonly kind: 'succeeded' }
  | { readonly kind: 'failed'; readonly failure: Failure }
  /** The delay after a success or a failure is over; `keepsFailure` decides about the message. */
  | { readonly kind: 'settled'; readonly keepsFailure: boolean }
  /** The message was answered: the person edits on, or leaves review mode. */
  | { readonly kind: 'reset' };

/** The state after an event; an event that means nothing in a state leaves it as it is. */
export function nextPublishingState<Failure>(
  state: PublishingState<Failure>,
  event: PublishingEvent<Failure>,
): PublishingState<Failure> {
  const running = state.kind === 'publishing' && state.failure === undefined;
  switch (event.kind) {
    case 'started':
      return state.kind === 'published' || running ? state : { kind: 'publishing' };
    case 'succeeded':
      return running ? { kind: 'published' } : state;
    case 'failed':
      return running ? { kind: 'publishing', failure: event.failure } : state;
    case 'settled':
      if (state.kind === 'no-changes' || running) return state;
      return state.kind === 'publishing' && event.keepsFailure
        ? { kind: 'no-changes', failure: state.failure }
        : { kind: 'no-changes' };
    case 'reset':
      return running ? state : { kind: 'no-changes' };
  }
}

export const isPublishing = (state: PublishingState<unknown>): boolean =>
  state.kind === 'publishing' && state.failure === undefined;

/** Changes exist and are not published yet (source, section 4). */
export const hasUnsavedChanges = (state: PublishingState<unknown>, changeCount: number): boolean =>
  changeCount > 0 && state.kind !== 'published';

/** What stands beside the publish button: a failure's message before the unsaved-changes message. */
export function publishNotice<Failure>(
  state: PublishingState<Failure>,
  changeCount: number,
): { readonly kind: 'unsaved' } | { readonly kind: 'failure'; readonly failure: Failure } | undefined {
  if (state.kind !== 'published' && state.failure !== undefined) return { kind: 'failure', failure: state.failure };
  return hasUnsavedChanges(state, changeCount) ? { kind: 'unsaved' } : undefined;
}
