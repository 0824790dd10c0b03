import { expect } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { reasonKey, reasonList } from '../../../src/domain/return-reasons/reasonList.ts';
import type { ReturnReason } from '../../../src/domain/company/parts/returnReason.ts';
import { isBy, replace, tabOf, textsWith, type Model } from './Model.ts';
import type { World } from './World.ts';

const byKey = (changes: readonly PendingChange[]): readonly PendingChange[] =>
  changes.toSorted((left, right) => left.key.localeCompare(right.key));

/** Removes edits that are already published from the model, unless an undo made them pending again. */
function removePublished(model: Model, world: World): void {
  for (const [tab, own] of model.tabs.entries()) {
    if (!own.isOpen) continue;
    const published = world.published(tab);
    const isPending = (code: string): boolean => world.page(tab).changes.get(reasonKey(code)) !== undefined;
    const remaining = [...own.wishes].filter(([code, { text }]) => published[code] !== text || isPending(code));
    if (remaining.length < own.wishes.size) replace(own, new Map(remaining));
  }
}

/** Checks that the client, its storage and the service have the state that the model expects. */
export function expectAgreement(model: Model, world: World): void {
  removePublished(model, world);
  expect(world.live, 'what customers read').toEqual(model.live);
  for (const [tab, { isOpen, wishes }] of model.tabs.entries()) {
    expect(world.isOpen(tab)).toBe(isOpen);
    if (!isOpen) continue;
    const { changes } = world.page(tab);
    expect(world.shown(tab), `what tab ${tab} shows`).toEqual(textsWith(world.published(tab), wishes));
    expect(changes.list.map(({ key }) => key).toSorted(), `what tab ${tab} holds`).toEqual(
      [...wishes.keys()].map(reasonKey).toSorted(),
    );
    expect(byKey(world.kept(tab)), `what a reload of tab ${tab} brings back`).toEqual(byKey(changes.list));
  }
}

/**
 * Publishes from a tab. Checks that all or none of its edits are published, only once, and that no text is overwritten
 * that the tab had not shown.
 */
export async function publishAndCompare(model: Model, world: World, tab: number): Promise<void> {
  if (!world.page(tab).publishing.canPublish) return;
  await world.publish(tab);
  const own = tabOf(model, tab);
  const { live: before, revisions } = model;
  const now = world.live;
  const changed = Object.keys({ ...now, ...before }).filter((code) => now[code] !== before[code]);
  for (const code of changed) {
    const wish = own.wishes.get(code);
    expect(wish, `${code} went live without an edit`).toBeDefined();
    const isSeen = before[code] === wish?.base || isBy(tab, before[code]);
    expect(isSeen, `"${before[code]}" was overwritten unseen`).toBe(true);
  }
  expect(now, 'all of it or nothing').toEqual(changed.length > 0 ? textsWith(before, own.wishes) : before);
  expect(world.revisions, 'once').toBe(revisions + (changed.length > 0 ? 1 : 0));
  Object.assign(model, { live: now, revisions: world.revisions });
  const { state, conflict } = world.page(tab).publishing;
  if (changed.length > 0 && state.kind !== 'published') {
    model.met.unanswered += 1;
    own.unanswered = own.wishes;
  }
  if (state.kind === 'published') {
    model.met.published += 1;
    // Skip the check after a late response, because another user may already have replaced the texts.
    if (own.unanswered !== own.wishes) expect(now, 'what is said to be live').toEqual(textsWith(now, own.wishes));
    replace(own, new Map());
  }
  if (!conflict) return;
  model.met.conflicts += conflict.conflicts.length;
  const theirs = world.theirs(tab);
  const conflicting = [...own.wishes].filter(([code, { text, base }]) => ![base, text].includes(theirs[code]));
  expect(conflict.conflicts.map(({ mine }) => codeOf(mine.key)).toSorted(), 'what is asked').toEqual(
    conflicting.map(([code]) => code).toSorted(),
  );
}

/** Resolves all conflicts of a tab with its own texts or with those of others. */
export function settle(model: Model, world: World, tab: number, side: 'mine' | 'theirs'): void {
  const { conflict } = world.page(tab).publishing;
  if (!conflict) return;
  const keys = conflict.conflicts.map(({ mine }) => mine.key);
  const shownTheirs = new Map(
    conflict.conflicts.map((each) => [codeOf(each.mine.key), (each.theirs as ReturnReason | undefined)?.description]),
  );
  world.page(tab).publishing.settleConflict(new Set(side === 'mine' ? keys : []));
  const theirs = world.published(tab);
  const own = tabOf(model, tab);
  const remainingWishes = [...own.wishes].flatMap(([code, { text, base }]) => {
    const current = theirs[code];
    if (current === text) return [];
    // A text that changed again meanwhile is a new conflict.
    const isDecided = shownTheirs.has(code) && shownTheirs.get(code) === current;
    if (current === base || !isDecided) return [[code, { text, base }] as const];
    return side === 'mine' ? [[code, { text, base: current }] as const] : [];
  });
  replace(own, new Map(remainingWishes));
}

function codeOf(key: string): string {
  return reasonList.idIn(key) ?? key;
}
