import { noDraft } from '../../../domain/changes/drafts/draft.ts';

/** How many revisions that were here are told apart from one that was not. */
const MOST_KNOWN = 50;

/** Revisions of a draft that others told of, and those that are no news: what was written or read here. */
export class HeardRevisions {
  #latest: string | undefined;
  #known: readonly string[] = [];

  hear(revision: string): void {
    if (!this.#known.includes(revision)) this.#latest = revision;
  }

  /** Whether what was heard of last is not what stands here. */
  isBehind(standing: string | undefined): boolean {
    return this.#latest !== undefined && this.#latest !== standing && !this.#known.includes(this.#latest);
  }

  /** What was heard of last, to be read now. */
  take(): string | undefined {
    const latest = this.#latest;
    this.#latest = undefined;
    return latest;
  }

  /** It could not be read. */
  putBack(revision: string | undefined): void {
    this.#latest ??= revision;
  }

  /** No revision comes back, but that there is no draft. */
  know(revision: string | undefined): void {
    if (revision !== undefined && revision !== noDraft.revision)
      this.#known = [...this.#known, revision].slice(-MOST_KNOWN);
  }
}
