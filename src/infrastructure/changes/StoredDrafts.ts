import { draftContentSchema } from '../../../contract/changes/keepDraft.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { parseJson } from '../../application/shared/parseJson.ts';
import { presentDraft, type StoredDraft } from '../../domain/changes/drafts/decideDraft.ts';
import { noDraft, type Draft } from '../../domain/changes/drafts/draft.ts';

const DRAFT_KEY_PREFIX = 'draft/';

export const browserDraftKey = (personId: string, companyId: string): string =>
  `${DRAFT_KEY_PREFIX}${personId}/${companyId}`;

export class StoredDrafts {
  readonly #storage: KeyValueStorage;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(storage: KeyValueStorage, clock: Pick<Clock, 'now'>) {
    this.#storage = storage;
    this.#clock = clock;
  }

  sweep(): void {
    for (const [key] of this.#storage.entries())
      if (key.startsWith(DRAFT_KEY_PREFIX) && this.read(key) === noDraft) this.#storage.remove(key);
  }

  /** Returns the draft, or `noDraft` if there is none or it has expired. */
  read(key: string): Draft {
    return presentDraft(this.find(key), this.#clock.now());
  }

  /** Returns the stored draft, even if it has expired. */
  find(key: string): StoredDraft | undefined {
    return parseStoredDraft(this.#storage.read(key));
  }

  /** Stores or deletes a draft. Returns false if the browser refuses this. */
  write(key: string, stored: StoredDraft | undefined): boolean {
    if (stored) return this.#storage.write(key, JSON.stringify(stored));
    this.#storage.remove(key);
    return true;
  }
}

/** Validates a stored draft, because storage is untrusted. */
function parseStoredDraft(text: string | undefined): StoredDraft | undefined {
  const stored = parseJson(text) as StoredDraft | null | undefined;
  const content = draftContentSchema.safeParse(stored?.draft);
  if (!stored || !content.success) return undefined;
  return { draft: { ...content.data, revision: String(stored.draft.revision) }, editedAt: Number(stored.editedAt) };
}
