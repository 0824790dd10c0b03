import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readBundle } from '../../../locales/readBundle.ts';
import {
  actionsByKind,
  activityKinds,
  isAuditAction,
  refusedActions,
} from '../../../src/domain/activity/activityKinds.ts';

/** The names in the unions of acts, which are types alone. */
const actions = ['src/domain/shared/writeAction.ts', 'src/domain/activity/auditAction.ts'].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/^ {2}\| '([^']+)'/gm)].map(([, name]) => name ?? ''),
);

describe('the kinds of activity', () => {
  it('have every act that the log tells of, each once: one without a kind would be found by no filter', () => {
    const grouped: readonly string[] = activityKinds.flatMap((kind) => actionsByKind[kind]);
    expect(grouped.toSorted()).toEqual(actions.toSorted());
    expect(new Set(grouped).size).toBe(grouped.length);
  });

  it('have a sentence for every act', () => {
    const { activity } = readBundle('locales', 'en') as { readonly activity: { readonly did: unknown } };
    const said = (action: string): unknown =>
      action
        .split('.')
        .reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], activity.did);
    // A publish has one of its own, with its version.
    expect(actions.filter((action) => typeof said(action) !== 'string')).toEqual(['publish.completed']);
  });

  it('know what was refused, and which acts are of a later release', () => {
    expect(refusedActions.every(isAuditAction)).toBe(true);
    expect(actions.filter((action) => /refused|locked|replayed/.test(action)).toSorted()).toEqual(
      refusedActions.toSorted(),
    );
    expect(isAuditAction('portal.repainted')).toBe(false);
  });
});
