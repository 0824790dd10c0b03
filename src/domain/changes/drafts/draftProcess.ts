import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { emptyHistory } from '../changeHistory.ts';
import type { ChangeRegistry } from '../changeRegistry.ts';
import { dropPublished } from '../conflicts/rebaseOnto.ts';
import { changesByKey } from '../pendingChange.ts';
import { noDraft, type Draft } from './draft.ts';
import { mergeStoredDraft, type SyncedDraft, type TabContent, type Unsent } from './mergeStoredDraft.ts';
import { unsentRows, type UnsentRow } from './unsentRows.ts';

/** Milliseconds from the first unsent edit to the request. Later edits do not extend it. */
const SEND_DELAY = 500;
/** Milliseconds until the first retry. Doubled after each further failure. */
const RETRY_DELAY = 2000;
const MAX_RETRY_DELAY = 60_000;
const MAX_KNOWN_REVISIONS = 50;

/**
 * Content of a write. `revision`: revision of the draft that the write replaces. `key`: idempotency key of every
 * attempt of the write.
 */
export type SendingDraft = Required<SyncedDraft> & { readonly note: string; readonly key: string };

export type DraftProcess = {
  readonly phase: 'idle' | 'waiting' | 'requesting';
  readonly synced: SyncedDraft;
  /** Content of a write that has no response yet, so the service may have stored it. */
  readonly sending?: SendingDraft | undefined;
  /** Unsent changes that were restored from the tab's storage before the draft was read, with their stored bases. */
  readonly restored: ReadonlyMap<string, UnsentRow>;
  /**
   * Revisions that other tabs or devices announced as stored. A list, because a late announcement may concern a
   * revision that was replaced.
   */
  readonly announced: readonly string[];
  /** Revisions announced before the current read request. */
  readonly reading: readonly string[];
  /** Revisions that this tab stored or read. */
  readonly known: readonly string[];
  readonly failures: number;
  /** True if the service rejected the content. The content is sent again only after the next edit. */
  readonly isRefused: boolean;
  /**
   * Content at the time when the user left the company. A caller of `flush` may still wait until this content is sent.
   */
  readonly left?: TabContent | undefined;
  readonly isFlushing: boolean;
};

export const newDraftProcess: DraftProcess = {
  phase: 'idle',
  synced: { changes: new Map(), others: [], history: emptyHistory, note: '' },
  restored: new Map(),
  announced: [],
  reading: [],
  known: [],
  failures: 0,
  isRefused: false,
  isFlushing: false,
};

export type DraftEvent =
  /** `draft` is absent if it could not be read in time. `unsent` was stored by an earlier page load. */
  | { readonly kind: 'opened'; readonly draft: Draft | undefined; readonly unsent: Unsent }
  | { readonly kind: 'edited' }
  | { readonly kind: 'announced'; readonly revision: string }
  /** The first unsent edit is older than `SEND_DELAY`, or the delay before a retry has passed. */
  | { readonly kind: 'due' }
  | { readonly kind: 'back-online' }
  | { readonly kind: 'flush-requested' }
  /** The service returned its draft, in response to a read or to a write based on an older revision. */
  | { readonly kind: 'received'; readonly draft: Draft }
  | { readonly kind: 'stored'; readonly revision: string }
  /** A request failed. `refused`: the same content would be rejected again. `ended`: the user lost access. */
  | {
      readonly kind: 'failed';
      readonly reason: 'temporary' | 'refused' | 'ended';
      readonly retryAfterMs?: number | undefined;
    }
  | { readonly kind: 'left' };

export type DraftEffect =
  | { readonly kind: 'read' }
  | { readonly kind: 'write'; readonly sending: SendingDraft }
  | { readonly kind: 'wait'; readonly milliseconds: number }
  | { readonly kind: 'archive' }
  /** Shows the content. `isFirst`: the content was restored when the company was opened. */
  | { readonly kind: 'show'; readonly content: TabContent; readonly isFirst: boolean }
  | { readonly kind: 'announce'; readonly revision: string }
  | { readonly kind: 'refetch-company' }
  | { readonly kind: 'end-flush'; readonly isStored: boolean };

type DraftContext = {
  readonly registry: ChangeRegistry;
  readonly content: TabContent;
  readonly published: CompanyConfiguration | undefined;
  readonly key: string;
};

type Next = { readonly process: DraftProcess; readonly effects: readonly DraftEffect[] };

export function nextDraftProcess(process: DraftProcess, event: DraftEvent, context: DraftContext): Next {
  switch (event.kind) {
    case 'opened':
      return open(process, event, context);
    case 'edited': {
      const next = { process: { ...process, isRefused: false }, effects: [archive] };
      if (process.phase !== 'idle' || !isDirty(process, context.content)) return next;
      // Send at once if no change is left, because a draft must not outlive the publish of its changes.
      return wait(next, context.content.changes.size === 0 ? 0 : SEND_DELAY);
    }
    case 'announced': {
      const isKnown = process.known.includes(event.revision);
      const next = isKnown ? process : { ...process, announced: union(process.announced, [event.revision]) };
      return isBehind(next) ? request(next, context) : { process: next, effects: [] };
    }
    case 'due':
      return request(process, context);
    case 'flush-requested':
      return request({ ...process, isFlushing: true }, context);
    case 'back-online':
      return process.failures > 0 ? request(process, context) : { process, effects: [] };
    case 'received':
      return receive(process, event.draft, context);
    case 'stored':
      return adopt(process, event.revision, context);
    case 'failed':
      return fail(process, event);
    case 'left': {
      const phase = process.phase === 'waiting' ? 'idle' : process.phase;
      return { process: { ...process, phase, left: context.content }, effects: [] };
    }
  }
}

const archive: DraftEffect = { kind: 'archive' };

const union = (left: readonly string[], right: readonly string[]): readonly string[] => [
  ...new Set([...left, ...right]),
];

export function unsentOf({ synced, sending, restored }: DraftProcess, { changes, note }: TabContent): Unsent {
  const rows = unsentRows(synced.changes, changes, sending?.changes).map((row) => {
    const restoredRow = restored.get(row.key);
    return restoredRow ? { ...restoredRow, change: row.change } : row;
  });
  return { rows, note: note === synced.note ? undefined : note };
}

function isDirty(process: DraftProcess, content: TabContent): boolean {
  const { rows, note } = unsentOf(process, content);
  return rows.length > 0 || note !== undefined || !deepEqual(content.history, process.synced.history);
}

const isBehind = ({ announced, synced }: DraftProcess): boolean =>
  announced.some((revision) => revision !== synced.revision);

/** Adds known revisions, except the revision of an empty draft, because that revision can recur. */
function withKnownRevisions(process: DraftProcess, revisions: readonly string[]): DraftProcess {
  const lasting = revisions.filter((revision) => revision !== noDraft.revision);
  const knownRevisions = [...process.known, ...lasting].slice(-MAX_KNOWN_REVISIONS);
  return {
    ...process,
    known: knownRevisions,
    announced: process.announced.filter((revision) => !knownRevisions.includes(revision)),
  };
}

const wait = ({ process, effects }: Next, milliseconds: number): Next => ({
  process: { ...process, phase: 'waiting' },
  effects: [...effects, { kind: 'wait', milliseconds }],
});

const end = (process: DraftProcess, isStored: boolean): Next => ({
  process: { ...process, phase: 'idle', isFlushing: false },
  effects: [{ kind: 'end-flush', isStored }],
});

/** Starts the next request, one at a time, until the draft contains the content of the tab. */
function request(process: DraftProcess, context: DraftContext): Next {
  const { phase, synced, announced, left } = process;
  if (phase === 'requesting') return { process, effects: [] };
  if (left && !process.isFlushing) return end(process, false);
  const { revision } = synced;
  // Repeat an unanswered request before reading, because it may have created the announced revision.
  if (revision === undefined || (isBehind(process) && !process.sending && !left)) {
    const reading = { ...process, phase: 'requesting', reading: announced, announced: [] } as const;
    return { process: reading, effects: [{ kind: 'read' }] };
  }
  const content = left ?? context.content;
  if (!process.sending && !isDirty(process, content)) return end(process, true);
  const { changes, history, note } = content;
  const sending = process.sending ?? { changes, history, note, others: synced.others, revision, key: context.key };
  return { process: { ...process, phase: 'requesting', sending }, effects: [{ kind: 'write', sending }] };
}

/** State after a successful write: the draft contains the sent content. Edits made since then are still unsent. */
function adopt(process: DraftProcess, revision: string, context: DraftContext): Next {
  const { changes, others, history, note } = process.sending ?? process.synced;
  const synced = { changes, others, history, note, revision };
  const stored = { ...process, phase: 'idle', synced, sending: undefined, failures: 0, isRefused: false } as const;
  const next = request(withKnownRevisions(stored, [revision]), context);
  const archiveEffects = process.left ? [] : [archive];
  return { ...next, effects: [{ kind: 'announce', revision }, ...archiveEffects, ...next.effects] };
}

function receive(process: DraftProcess, draft: Draft, context: DraftContext): Next {
  // Forget the write without a response: the service returned a draft without it, so the write failed.
  const unanswered = { ...process, phase: 'idle', sending: undefined, reading: [] } as const;
  if (process.left) return end(unanswered, false);
  // The received draft is at least as new as the revisions announced before the read.
  const received = withKnownRevisions({ ...unanswered, failures: 0, isRefused: false }, process.reading);
  const merged = merge(received, draft, context);
  const next = request(merged.process, { ...context, content: merged.content });
  return { ...next, effects: [...merged.effects, archive, ...next.effects] };
}

function fail(process: DraftProcess, { reason, retryAfterMs }: Extract<DraftEvent, { kind: 'failed' }>): Next {
  const failures = process.failures + 1;
  const announced = union(process.reading, process.announced);
  const failed = end({ ...process, failures, announced, reading: [], isRefused: reason === 'refused' }, false);
  if (process.left) return failed;
  const next = { ...failed, effects: [archive, ...failed.effects] };
  if (reason === 'refused') return { ...next, process: { ...next.process, sending: undefined } };
  if (reason === 'ended') return next;
  return wait(next, retryAfterMs ?? Math.min(MAX_RETRY_DELAY, RETRY_DELAY * 2 ** (failures - 1)));
}

/** Restores the unsent changes on their stored bases. Then merges the draft if it is known, otherwise reads it. */
function open(process: DraftProcess, event: Extract<DraftEvent, { kind: 'opened' }>, context: DraftContext): Next {
  const { rows, note } = event.unsent;
  const readable = rows.filter(({ change }) => !change || context.registry.isReadable(change));
  const synced = changesByKey(readable.flatMap(({ bases }) => bases[0] ?? []));
  const restored = {
    ...process,
    restored: changesByKey(readable),
    synced: { ...process.synced, changes: synced, ...(note !== undefined && { note: undefined }) },
  };
  const changes = changesByKey(readable.flatMap(({ change }) => change ?? []));
  const content = unpublished({ ...context.content, changes, note: note ?? context.content.note }, context);
  if (event.draft) return merge(restored, event.draft, { ...context, content });
  const next = request(restored, { ...context, content });
  return { ...next, effects: [{ kind: 'show', content, isFirst: true }, ...next.effects] };
}

/** Removes changes that are already published, so that they do not conflict with other changes. */
function unpublished(content: TabContent, { registry, published }: DraftContext): TabContent {
  if (!published) return content;
  return { ...content, changes: changesByKey(dropPublished(registry, published, [...content.changes.values()])) };
}

function merge(process: DraftProcess, draft: Draft, context: DraftContext): Next & { readonly content: TabContent } {
  const { changes, history, revision } = process.synced;
  const isFirst = revision === undefined;
  const mine = isFirst ? unpublished(context.content, context) : context.content;
  const { synced, content } = mergeStoredDraft(context.registry, {
    draft,
    unsent: unsentOf(process, mine),
    content: mine,
    syncedHistory: history,
    published: isFirst ? context.published : undefined,
  });
  // Read the company again if a change disappeared from the draft, because the change was probably published elsewhere.
  const isRemoved = [...changes.keys()].some((key) => !content.changes.has(key) && mine.changes.has(key));
  const refetch: readonly DraftEffect[] = isRemoved && !isFirst ? [{ kind: 'refetch-company' }] : [];
  return {
    process: { ...process, synced, restored: new Map() },
    content,
    effects: [{ kind: 'show', content, isFirst }, ...refetch],
  };
}
