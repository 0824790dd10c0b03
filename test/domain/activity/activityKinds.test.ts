import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import {
  actionsByKind,
  activityKinds,
  isAuditAction,
  refusedActions,
} from '../../../src/domain/activity/activityKinds.ts';

/** Action names, read from the source because the union types of the actions exist only as types. */
const actions = ['src/domain/shared/writeAction.ts', 'src/domain/activity/auditAction.ts'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}\| '([^']+)'/gm)].map(([, name]) => name ?? ''),
);

describe('activity kinds', () => {
  it('contain every logged action exactly once, so that users can filter the activity log by each action', () => {
    const grouped: readonly string[] = activityKinds.flatMap((kind) => actionsByKind[kind]);
    expect(grouped.toSorted()).toEqual(actions.toSorted());
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it('have an English sentence in the texts for every action', () => {
    const { activity } = readBundle('locales', 'en') as { readonly activity: { readonly did: unknown } };
    const sentenceOf = (action: string): unknown =>
      action
        .split('.')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], activity.did);
    // A completed publish has its own sentence with the version that was published.
    expect(actions.filter((action) => typeof sentenceOf(action) !== 'string')).toEqual(['publish.completed']);
  });

  it('include every refused action, and isAuditAction rejects an unknown action', () => {
    expect(refusedActions.every(isAuditAction)).toBe(true);
    expect(actions.filter((action) => /refused|locked|replayed/.test(action)).toSorted()).toEqual(
      refusedActions.toSorted(),
    );
    expect(isAuditAction('portal.repainted')).toBe(false);
  });
});
