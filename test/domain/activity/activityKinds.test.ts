import { describe, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import { isAuditAction, knownActions, refusedActions } from '../../../src/domain/activity/activityKinds.ts';

describe('activity kinds', () => {
  it('contain every action only once, so that users find it by one filter of the activity log', () => {
    expect(new Set(knownActions).size).toBe(knownActions.length);
  });

  it('have an English sentence in the texts for every action', () => {
    const { activity } = readBundle('locales', 'en') as { readonly activity: { readonly did: unknown } };
    const sentenceOf = (action: string): unknown =>
      action
        .split('.')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], activity.did);
    // A completed publish has its own sentence with the version that was published.
    expect(knownActions.filter((action) => typeof sentenceOf(action) !== 'string')).toEqual(['publish.completed']);
  });

  it('include every refused action, and isAuditAction rejects an unknown action', () => {
    expect(refusedActions.every(isAuditAction)).toBe(true);
    expect(knownActions.filter((action) => /refused|locked|replayed/.test(action)).toSorted()).toEqual(
      refusedActions.toSorted(),
    );
    expect(isAuditAction('portal.repainted')).toBe(false);
  });
});
