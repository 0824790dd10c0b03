/** Milliseconds in which a refresh token just replaced may come back: a lost answer, or two tabs at once. */
const GRACE = 10_000;

export type PresentedRefresh = {
  /** The presented token's place in its family, counted from 0. */
  readonly generation: number;
  readonly replacedAt?: number | undefined;
  /** Whoever presents it is who replaced it. */
  readonly isSamePresenter: boolean;
  readonly familyGeneration: number;
  readonly familyEnded: boolean;
  readonly familyExpiresAt: number;
};

/**
 * What a presented refresh token is worth: `rotate` the newest one, `repeat` the answer for the one before it
 * within its grace and for who replaced it, or `replayed`: an older one came back, so it was copied and the family must die.
 */
export function evaluateRefresh(
  presented: PresentedRefresh,
  now: number,
): 'rotate' | 'repeat' | 'replayed' | 'expired' {
  if (presented.familyEnded || presented.familyExpiresAt <= now) return 'expired';
  if (presented.generation === presented.familyGeneration) return 'rotate';
  const isJustReplaced = presented.generation === presented.familyGeneration - 1;
  const { isSamePresenter } = presented;
  if (isJustReplaced && isSamePresenter && presented.replacedAt !== undefined && now - presented.replacedAt <= GRACE)
    return 'repeat';
  return 'replayed';
}
