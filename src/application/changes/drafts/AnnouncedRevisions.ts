import { noDraft } from '../../../domain/changes/drafts/draft.ts';

/** Maximum number of revisions remembered as known. */
const MAX_KNOWN_REVISIONS = 50;

/** Draft revisions announced by other tabs, except those written or read here. */
export class AnnouncedRevisions {
  /** All announced revisions, because a retried call may announce one that was already replaced. */
  #heard: readonly string[] = [];
  #known: readonly string[] = [];

  hear(revision: string): void {
    if (!this.#known.includes(revision)) this.#heard = [...new Set([...this.#heard, revision])];
  }

  isBehind(standing: string | undefined): boolean {
    return this.#heard.some((revision) => revision !== standing && !this.#known.includes(revision));
  }

  take(): readonly string[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  putBack(revisions: readonly string[]): void {
    this.#heard = [...new Set([...revisions, ...this.#heard])];
  }

  /** The revision of an empty draft is left out, because it can recur. */
  know(...revisions: readonly string[]): void {
    const lasting = revisions.filter((revision) => revision !== noDraft.revision);
    this.#known = [...this.#known, ...lasting].slice(-MAX_KNOWN_REVISIONS);
  }
}
