import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { isFromFastClock } from '../shared/isFromFastClock.ts';
import { PUBLISH_LEASE } from '../shared/lifetimes.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Fresh, Write, WriteRefusal } from '../shared/write.ts';
import type { ConfigurationDocument, ConfigurationParts } from './configurationParts.ts';
import type { CompletedPublish, NewPublish, Publish } from './publish.ts';
import { tooLarge } from './documentLimit.ts';
import type { Reverts } from './reverts.ts';
import { revisionOf, revisionTagOf } from './revisionTag.ts';

export type PublishCallRefusal =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'stale-revision'; readonly currentRevision: string }
  /** What it would replace may be another's, and it does not say which revision it was made on. */
  | { readonly kind: 'precondition-required' }
  /** Another publish of the company is open, and may be until then. */
  | { readonly kind: 'publish-in-progress'; readonly retryAfterSeconds: number }
  /** It is completed, given up or taken over. */
  | { readonly kind: 'publish-closed' }
  | ChangesDiffer;

/** What a publish made is not what it was opened with: these keys tell where, as far as a key does. */
/** Keys that a refusal names, which is kept in the audit log and as the answer to its idempotency key. */
const MOST_DIFFERING = 100;

export type ChangesDiffer = { readonly kind: 'changes-differ'; readonly keys: readonly string[] };

/** A publish may differ in as many places as it has changes. */
const MOST_NAMED = 20;

/** JSON pointers to where it differs, as far as they are told. */
export const differingPlaces = ({ keys }: ChangesDiffer): readonly string[] =>
  keys.slice(0, MOST_NAMED).map((key) => `/changes/${key}`);

/** What is said of it. */
export const PRECONDITION_REQUIRED = 'Name the revision that was read in If-Match.';

const closed = err({ kind: 'publish-closed' } as const);

function lapsedOf(open: Publish | undefined, now: number): Result<Publish | undefined, PublishCallRefusal> {
  const remaining = open ? open.leaseExpiresAt - now : 0;
  // Without the second condition, a clock that was ahead would block all publishes until the time catches up.
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
  /** Milliseconds since 1970-01-01 UTC. */
  readonly now: number;
};

const opened = (
  who: NewPublish,
  baseRevision: number,
  changes: readonly unknown[],
  now: number,
  lease: number,
): Publish => ({
  ...who,
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

/** Whether a publish may be opened on the revision that `ifMatch` names [PB-15]: one open publish a company. */
export function decideOpening(
  { currentRevision, open, now }: CompanyFacts,
  { ifMatch, changes, ...who }: NewPublish & { readonly ifMatch: string; readonly changes: readonly unknown[] },
): Result<Opening, PublishCallRefusal> {
  if (revisionOf(ifMatch) !== currentRevision) return stale(currentRevision);
  const lapsed = lapsedOf(open, now);
  if (!lapsed.ok) return lapsed;
  return ok({ publish: opened(who, currentRevision, changes, now, PUBLISH_LEASE), lapsed: lapsed.value });
}

/** The lease of a publish that is written to. One that ran out is renewed while nobody took the place [PB-13]. */
export function decideDraftWrite(
  publish: Publish | undefined,
  { userId, now }: { readonly userId: string; readonly now: number },
): Result<{ readonly leaseExpiresAt: number }, PublishCallRefusal> {
  const own = ownOf(publish, userId);
  if (!own.ok) return own;
  return own.value.state === 'open' ? ok({ leaseExpiresAt: now + PUBLISH_LEASE }) : closed;
}

/** Whether a publish becomes the current revision now, or is it already [PB-14]. */
export function decideCompletion(
  publish: Publish | undefined,
  { userId, currentRevision }: { readonly userId: string; readonly currentRevision: number },
): Result<{ readonly publish: Publish; readonly isRepeated: boolean }, PublishCallRefusal> {
  const own = ownOf(publish, userId);
  if (!own.ok) return own;
  const { state, baseRevision } = own.value;
  if (state === 'published') return ok({ publish: own.value, isRepeated: true });
  if (state === 'given-up') return closed;
  return baseRevision === currentRevision ? ok({ publish: own.value, isRepeated: false }) : stale(currentRevision);
}

export type Made<Document> = { readonly document: Document; readonly changes: readonly PendingChange[] };

/** The change as the call that carried it out kept it; `left-out` where a publish may do without. */
export type CommandOutcome = { readonly did: PendingChange } | 'left-out';

/**
 * What a publish goes live as, and its changes as they are recorded: the difference of the two documents, and what was done
 * beside them. What its page `said` when it opened the publish decides about the order of lists alone, and has to lead to the
 * same; a command that nothing carried out leads to nothing.
 */
export function completed<Document extends ConfigurationDocument>(
  draft: Document,
  base: Document,
  { said, outcomes }: Said,
  parts: ConfigurationParts,
): Result<Made<Document>, WriteRefusal | ChangesDiffer> {
  const document = parts.arrange(draft, base, said);
  const refusal = parts.refuse(base, document);
  if (refusal) return err(refusal);
  // A signup that no call kept was skipped by an owner that does without [PB-10].
  const commands = parts.commands(said).map(({ key, type }) => ({
    key,
    outcome: outcomes.get(key) ?? (type === 'SIGNUP' ? 'left-out' : undefined),
  }));
  const undone = commands.flatMap(({ key, outcome }) => (outcome === undefined ? [key] : []));
  const keys = [...parts.unexplained(base, document, said), ...undone];
  if (keys.length > 0) return err({ kind: 'changes-differ', keys: keys.slice(0, MOST_DIFFERING) });
  const derived = parts.difference(base, document);
  const done = commands.flatMap(({ outcome }) =>
    outcome === undefined || outcome === 'left-out' ? [] : [outcome.did],
  );
  return ok({ document, changes: [...derived, ...done].map((change) => parts.recorded(change)) });
}

/** What a publish was opened with, and what became of its commands, by key. */
export type Said = {
  readonly said: readonly PendingChange[];
  readonly outcomes: ReadonlyMap<string, CommandOutcome>;
};

export function decideGivingUp(
  publish: Publish | undefined,
  { userId }: { readonly userId: string },
): Result<{ readonly publish: Publish; readonly isRepeated: boolean }, PublishCallRefusal> {
  const own = ownOf(publish, userId);
  if (!own.ok) return own;
  return own.value.state === 'published'
    ? closed
    : ok({ publish: own.value, isRepeated: own.value.state === 'given-up' });
}

/** A publish that goes live: as the revision after the current one, with the changes it turned out to make. */
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

/** What a direct write says of the revision it was made on, and whether it has to. */
export type Precondition = {
  /** The entity tag of that revision. */
  readonly ifMatch?: string | undefined;
  /** Whether the service tells its callers of revisions: only then can they name one. */
  readonly announcesRevisions: boolean;
};

/** Whether something that stands already becomes something else: what is only added takes nobody's work away. */
const replaces = (changes: readonly PendingChange[]): boolean =>
  changes.some(({ originalValue }) => originalValue !== undefined);

/**
 * A publish of its own: it waits while another is open, unless it changes nothing. One that was made on another revision
 * is refused, and so is one that replaces something without naming its revision.
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
  who: NewPublish,
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
  // Completed as it is opened: nobody has to wait for it.
  const publish = opened(who, currentRevision, changes, now, 0);
  return ok({ answer, made: { publish, lapsed: lapsed.value, document: next, changes } });
}
