import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isFromFastClock } from '../shared/isFromFastClock.ts';
import { PUBLISH_LEASE } from '../shared/lifetimes.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Fresh, Write, WriteRefusal } from '../shared/write.ts';
import { type ConfigurationDocument, type ConfigurationParts, tooLarge } from './configurationParts.ts';
import { type CompletedPublish, type NewPublish, type Publish, revisionOf, revisionTagOf } from './publish.ts';
import type { Reverts } from './reverts.ts';

export type PublishCallRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'stale-revision'; readonly currentRevision: string }
  | { readonly kind: 'precondition-required' }
  | { readonly kind: 'publish-in-progress'; readonly retryAfterSeconds: number }
  | { readonly kind: 'publish-closed' }
  | ChangesDiffer;

/** Maximum number of keys stored with a refusal, in the audit log and for its idempotency key. */
const MAX_DIFFERING_KEYS = 100;

export type ChangesDiffer = { readonly kind: 'changes-differ'; readonly keys: readonly string[] };

const MAX_KEYS_IN_RESPONSE = 20;

export const differingPlaces = ({ keys }: ChangesDiffer): readonly string[] =>
  keys.slice(0, MAX_KEYS_IN_RESPONSE).map((key) => `/changes/${key}`);

export const PRECONDITION_REQUIRED = 'Name the revision that was read in If-Match.';

const closed = err({ kind: 'publish-closed' } as const);

function lapsedOf(open: Publish | undefined, now: number): Result<Publish | undefined, PublishCallRefusal> {
  const remaining = open ? open.leaseExpiresAt - now : 0;
  // Ignore a lease that a fast clock stored, because it would block all publishes for too long.
  return open && remaining > 0 && !isFromFastClock(open.leaseExpiresAt, PUBLISH_LEASE, now)
    ? err({ kind: 'publish-in-progress', retryAfterSeconds: Math.ceil(remaining / 1000) })
    : ok(open);
}

function ownOf(publish: Publish | undefined, userId: string): Result<Publish, PublishCallRefusal> {
  return publish?.actor.userId === userId ? ok(publish) : err({ kind: 'not-found' });
}

const stale = (currentRevision: number): Result<never, PublishCallRefusal> =>
  err({ kind: 'stale-revision', currentRevision: revisionTagOf(currentRevision) });

export type CompanyFacts = {
  readonly currentRevision: number;
  readonly open: Publish | undefined;
  readonly now: number;
};

const opened = (
  author: NewPublish,
  baseRevision: number,
  changes: readonly unknown[],
  now: number,
  lease: number,
): Publish => ({
  ...author,
  state: 'open',
  baseRevision,
  changeCount: changes.length,
  leaseExpiresAt: now + lease,
  openedAt: now,
});

export type Opening = {
  readonly publish: Publish;
  readonly lapsed: Publish | undefined;
};

/** Opens a publish on revision `ifMatch` [PB-15]. A company has at most one open publish. */
export function decideOpening(
  { currentRevision, open, now }: CompanyFacts,
  { ifMatch, changes, ...author }: NewPublish & { readonly ifMatch: string; readonly changes: readonly unknown[] },
): Result<Opening, PublishCallRefusal> {
  if (revisionOf(ifMatch) !== currentRevision) return stale(currentRevision);
  const lapsed = lapsedOf(open, now);
  if (!lapsed.ok) return lapsed;
  return ok({ publish: opened(author, currentRevision, changes, now, PUBLISH_LEASE), lapsed: lapsed.value });
}

/** Renews the lease, even an expired one if no other publish was opened [PB-13]. */
export function decideDraftWrite(
  publish: Publish | undefined,
  { userId, now }: { readonly userId: string; readonly now: number },
): Result<{ readonly leaseExpiresAt: number }, PublishCallRefusal> {
  const ownPublish = ownOf(publish, userId);
  if (!ownPublish.ok) return ownPublish;
  return ownPublish.value.state === 'open' ? ok({ leaseExpiresAt: now + PUBLISH_LEASE }) : closed;
}

/** Completes a publish. A repeated call returns the same result [PB-14]. */
export function decideCompletion(
  publish: Publish | undefined,
  { userId, currentRevision }: { readonly userId: string; readonly currentRevision: number },
): Result<{ readonly publish: Publish; readonly isRepeated: boolean }, PublishCallRefusal> {
  const ownPublish = ownOf(publish, userId);
  if (!ownPublish.ok) return ownPublish;
  const { state, baseRevision } = ownPublish.value;
  if (state === 'published') return ok({ publish: ownPublish.value, isRepeated: true });
  if (state === 'given-up') return closed;
  return baseRevision === currentRevision
    ? ok({ publish: ownPublish.value, isRepeated: false })
    : stale(currentRevision);
}

export type Made<Document> = { readonly document: Document; readonly changes: readonly PendingChange[] };

/** Result of a command: the change as its call stored it, or `left-out` if the owner allows to skip it. */
export type CommandOutcome = { readonly did: PendingChange } | 'left-out';

/**
 * Completes a draft. Records its difference to `base`, plus the commands. Fails if the announced changes give another
 * result, or if a command was not executed. The announced changes determine the order of lists.
 */
export function completed<Document extends ConfigurationDocument>(
  draft: Document,
  base: Document,
  { announced, outcomes }: Announcement,
  parts: ConfigurationParts,
): Result<Made<Document>, WriteRefusal | ChangesDiffer> {
  const document = parts.arrange(draft, base, announced);
  const refusal = parts.refuse(base, document);
  if (refusal) return err(refusal);
  // A signup without an outcome counts as skipped, because an owner may not need it [PB-10].
  const commands = parts.commands(announced).map(({ key, type }) => ({
    key,
    outcome: outcomes.get(key) ?? (type === 'SIGNUP' ? 'left-out' : undefined),
  }));
  const undone = commands.flatMap(({ key, outcome }) => (outcome === undefined ? [key] : []));
  const keys = [...parts.unexplained(base, document, announced), ...undone];
  if (keys.length > 0) return err({ kind: 'changes-differ', keys: keys.slice(0, MAX_DIFFERING_KEYS) });
  const derived = parts.difference(base, document);
  const executedCommands = commands.flatMap(({ outcome }) =>
    outcome === undefined || outcome === 'left-out' ? [] : [outcome.did],
  );
  return ok({ document, changes: [...derived, ...executedCommands].map((change) => parts.recorded(change)) });
}

export type Announcement = {
  readonly announced: readonly PendingChange[];
  readonly outcomes: ReadonlyMap<string, CommandOutcome>;
};

export function decideGivingUp(
  publish: Publish | undefined,
  { userId }: { readonly userId: string },
): Result<{ readonly publish: Publish; readonly isRepeated: boolean }, PublishCallRefusal> {
  const ownPublish = ownOf(publish, userId);
  if (!ownPublish.ok) return ownPublish;
  return ownPublish.value.state === 'published'
    ? closed
    : ok({ publish: ownPublish.value, isRepeated: ownPublish.value.state === 'given-up' });
}

export const publishedAs = (
  publish: Publish,
  {
    currentRevision,
    now,
    changes,
    reverts,
  }: {
    readonly currentRevision: number;
    readonly now: number;
    readonly changes: readonly PendingChange[];
    readonly reverts: Reverts | undefined;
  },
): CompletedPublish => ({
  ...publish,
  state: 'published',
  reverts,
  revision: currentRevision + 1,
  changeCount: changes.length,
  completedAt: now,
});

export type DirectWrite<Document, Answer> = {
  readonly answer: Answer;
  readonly made?: Opening & { readonly document: Document; readonly changes: readonly PendingChange[] };
};

export type Precondition = {
  readonly ifMatch?: string | undefined;
  /** True if the service returns revisions, so that callers can send one. */
  readonly announcesRevisions: boolean;
};

/** True if a change replaces a value. Additions alone cannot overwrite the changes of other users. */
const replaces = (changes: readonly PendingChange[]): boolean =>
  changes.some(({ originalValue }) => originalValue !== undefined);

/**
 * Decides a write without a publish. Refused while a publish is open (unless nothing changes), if `ifMatch` is stale,
 * or if it replaces a value without `ifMatch`.
 */
export function decideDirectWrite<Document extends ConfigurationDocument, Input, Answer>(
  {
    currentRevision,
    open,
    now,
    document,
    ifMatch,
    announcesRevisions,
  }: CompanyFacts & Precondition & { readonly document: Document },
  { write, input, fresh }: { write: Write<Document, Input, Answer>; input: Input; fresh: Fresh },
  author: NewPublish,
  parts: ConfigurationParts,
): Result<DirectWrite<Document, Answer>, PublishCallRefusal | WriteRefusal> {
  if (ifMatch !== undefined && revisionOf(ifMatch) !== currentRevision) return stale(currentRevision);
  const decided = write.decide(document, input, fresh);
  if (decided.ok && deepEqual(decided.value.document, document)) return ok({ answer: decided.value.answer });
  const lapsed = lapsedOf(open, now);
  if (!lapsed.ok) return lapsed;
  if (!decided.ok) return decided;
  const { document: next, answer } = decided.value;
  const refusal = tooLarge(document, next) ?? parts.refuse(document, next);
  if (refusal) return err(refusal);
  const changes = parts.difference(document, next).map((change) => parts.recorded(change));
  if (ifMatch === undefined && announcesRevisions && replaces(changes)) return err({ kind: 'precondition-required' });
  // The publish needs no lease, because it is completed at once.
  const publish = opened(author, currentRevision, changes, now, 0);
  return ok({ answer, made: { publish, lapsed: lapsed.value, document: next, changes } });
}
