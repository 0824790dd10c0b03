/** Milliseconds during which a replaced refresh token is accepted, e.g. after a lost response. */
const GRACE = 10_000;

export type PresentedRefresh = {
  /** Number of replacements before this token in its session, starting at 0. */
  readonly generation: number;
  readonly replacedAt?: number | undefined;
  /** Whether the client that presents the token is the one that replaced it. */
  readonly isSamePresenter: boolean;
  readonly familyGeneration: number;
  readonly familyEnded: boolean;
  readonly familyExpiresAt: number;
};

/** `rotate`: newest token. `repeat`: previous token, same client, within `GRACE`. `replayed`: a copied token. */
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
