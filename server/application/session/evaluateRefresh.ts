/** Milliseconds during which a replaced refresh token is accepted again, after a lost response or from two tabs. */
const GRACE = 10_000;

export type PresentedRefresh = {
  /** Position of the token in its family, from 0. */
  readonly generation: number;
  readonly replacedAt?: number | undefined;
  /** The client that replaced the token presents it again. */
  readonly isSamePresenter: boolean;
  readonly familyGeneration: number;
  readonly familyEnded: boolean;
  readonly familyExpiresAt: number;
};

/** `rotate`: newest token. `repeat`: previous token, same client, within `GRACE`. `replayed`: it was copied. */
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
