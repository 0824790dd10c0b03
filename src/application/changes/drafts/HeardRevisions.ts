import { noDraft } from '../../../domain/changes/drafts/draft.ts';

/** How many revisions that were here are told apart from one that was not. */
const MOST_KNOWN = 50;

/** Revisions of a draft that others told of, and those that are no news: what was written or read here. */
export class HeardRevisions {
  /** All of them: who repeats a call tells late of one that another has taken the place of. */
  #heard: readonly string[] = [];
  #known: readonly string[] = [];

  hear(revision: string): void {
    if (!this.#known.includes(revision)) this.#heard = [...new Set([...this.#heard, revision])];
  }

  /** Whether something was heard of that is not what stands here. */
  isBehind(standing: string | undefined): boolean {
    return this.#heard.some((revision) => revision !== standing && !this.#known.includes(revision));
  }

  /** What was heard of, to be read now. */
  take(): readonly string[] {
    const heard = this.#heard;
    this.#heard = [];
    return heard;
  }

  /** It could not be read. */
  putBack(revisions: readonly string[]): void {
    this.#heard = [...new Set([...revisions, ...this.#heard])];
  }

  /** No revision comes back, but that there is no draft. */
  know(...revisions: readonly string[]): void {
    const lasting = revisions.filter((revision) => revision !== noDraft.revision);
    this.#known = [...this.#known, ...lasting].slice(-MOST_KNOWN);
  }
}
