import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { ActivityEntry, ActivityVerdict, CompleteActivityEntry } from '../../domain/activity/activityEntry.ts';
import type { AuditAction } from '../../domain/activity/activityKinds.ts';
import { NO_PREVIOUS_HASH, sealedText, type AuditLink } from '../../domain/activity/sealedText.ts';
import { maskSecrets } from '../../domain/shared/maskSecrets.ts';

export type DemoAct = {
  readonly rootOrgId: string;
  readonly companyId: string;
  readonly companyName?: string | undefined;
  /** Time in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
  readonly actor: ActivityEntry['actor'];
  readonly onBehalfOf?: string | undefined;
  readonly action: AuditAction;
  /** Details as JSON, without secrets. */
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
};

type StoredEntry = { readonly rootOrgId: string; readonly entry: ActivityEntry; readonly link: AuditLink };

const hashOf = (link: AuditLink): string => bytesToHex(sha256(utf8ToBytes(sealedText(link))));

/** Whether the link's digest is correct, and the link follows the previous link of the hash chain. */
const followsLink = ({ entry, link }: StoredEntry, previous: StoredEntry | undefined, sequence: number): boolean =>
  link.sequence === sequence &&
  link.previousHash === (previous?.entry.hash ?? NO_PREVIOUS_HASH) &&
  hashOf(link) === entry.hash;

/** Audit log of the demo since the page was opened. A hash chain links each entry to the previous one. */
export class DemoActivity {
  readonly #logs = new Map<string, StoredEntry[]>();

  record({ rootOrgId, companyId, companyName, at, actor, onBehalfOf, action, detail = {} }: DemoAct): void {
    const log = this.#logs.get(companyId) ?? [];
    this.#logs.set(companyId, log);
    const text = JSON.stringify(maskSecrets(detail));
    const link: AuditLink = {
      rootOrgId,
      companyId,
      sequence: log.length + 1,
      at: new Date(at).toISOString(),
      actorUserId: actor.userId,
      actorName: actor.name,
      onBehalfOf,
      action,
      detail: text,
      requestId: undefined,
      previousHash: log.at(-1)?.entry.hash ?? NO_PREVIOUS_HASH,
    };
    const { sequence, previousHash } = link;
    const content = { at: link.at, actor, onBehalfOf, action, detail: JSON.parse(text) as ActivityEntry['detail'] };
    const entry = { companyId, companyName, sequence, ...content, previousHash, hash: hashOf(link) };
    log.push({ rootOrgId, entry, link });
  }

  entries(rootOrgId: string): readonly ActivityEntry[] {
    const entries = this.#of(rootOrgId).map(({ entry }) => entry);
    // `toSorted` is stable, so entries with the same time keep their order.
    return entries.toSorted((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at))).toReversed();
  }

  find(rootOrgId: string, companyId: string, sequence: number): CompleteActivityEntry | undefined {
    const storedEntry = this.#logs.get(companyId)?.[sequence - 1];
    return storedEntry?.rootOrgId === rootOrgId
      ? { ...storedEntry.entry, fits: hashOf(storedEntry.link) === storedEntry.entry.hash }
      : undefined;
  }

  verify(rootOrgId: string): ActivityVerdict {
    const all = this.#of(rootOrgId);
    for (const [companyId, log] of this.#logs) {
      const isOwn = log.some((stored) => stored.rootOrgId === rootOrgId);
      const brokenIndex = isOwn ? log.findIndex((stored, at) => !followsLink(stored, log[at - 1], at + 1)) : -1;
      if (brokenIndex >= 0) return { kind: 'broken', companyId, sequence: brokenIndex + 1 };
    }
    const times = all.map(({ entry }) => entry.at).toSorted();
    return {
      kind: 'intact',
      entries: all.length,
      since: times[0],
      lastHash: this.#logs.get(rootOrgId)?.at(-1)?.entry.hash,
    };
  }

  #of(rootOrgId: string): readonly StoredEntry[] {
    return [...this.#logs.values()].flat().filter((stored) => stored.rootOrgId === rootOrgId);
  }
}
