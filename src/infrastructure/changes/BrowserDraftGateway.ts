import type { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import type {
  DraftAnswer,
  DraftGateway,
  DraftPath,
  DraftWrite,
} from '../../application/changes/drafts/DraftGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { decideDraft } from '../../domain/changes/drafts/decideDraft.ts';
import {
  noDraft,
  type Draft,
  type DraftContent,
  type Step,
  type StepChange,
} from '../../domain/changes/drafts/draft.ts';
import { isPendingChange } from '../../domain/changes/pendingChange.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { browserDraftKey, StoredDrafts } from './StoredDrafts.ts';

/** Status codes with which the service refuses a draft that is too large or invalid. */
const TOO_LARGE = 413;
const INVALID = 400;

/**
 * Stores drafts in the browser if the service cannot store drafts. Tabs share the drafts, devices do not. Never stores
 * secrets.
 */
export class BrowserDraftGateway implements DraftGateway {
  readonly #drafts: StoredDrafts;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #subjects: ChangeSubjects;
  readonly #personId: () => string | undefined;

  /** @param personId id of the signed-in user, or of the user whose session was interrupted */
  constructor(
    storage: KeyValueStorage,
    clock: Pick<Clock, 'now'>,
    subjects: ChangeSubjects,
    personId: () => string | undefined,
  ) {
    this.#drafts = new StoredDrafts(storage, clock);
    this.#clock = clock;
    this.#subjects = subjects;
    this.#personId = personId;
    // Remove expired drafts, including drafts of users who signed in earlier.
    this.#drafts.sweep();
  }

  async read(company: DraftPath): Promise<Result<Draft, PortFailure>> {
    const key = this.#keyOf(company);
    return key === undefined ? err({ kind: 'unauthorized' }) : ok(this.#drafts.read(key));
  }

  async store(company: DraftPath, content: DraftContent, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>> {
    const { changes, history, note } = content;
    const withoutSecrets: DraftContent = {
      changes: changes.map((change) => this.#withoutSecrets(change)),
      history: { done: this.#steps(history.done), undone: this.#steps(history.undone) },
      ...(note !== undefined && { note }),
    };
    return this.#replace(company, withoutSecrets, write);
  }

  async drop(company: DraftPath, write: DraftWrite): Promise<Result<DraftAnswer, PortFailure>> {
    return this.#replace(company, undefined, write);
  }

  /** Stores a draft. The idempotency key becomes the revision. Local calls are never retried, so each key is new. */
  #replace(
    company: DraftPath,
    content: DraftContent | undefined,
    { revision, idempotencyKey }: DraftWrite,
  ): Result<DraftAnswer, PortFailure> {
    const key = this.#keyOf(company);
    if (key === undefined) return err({ kind: 'unauthorized' });
    const storedDraft = this.#drafts.read(key);
    const fresh = { now: this.#clock.now(), id: idempotencyKey };
    const decided = decideDraft(storedDraft, { ifMatch: revision, content }, fresh);
    if (!decided.ok)
      return decided.error.kind === 'stale-draft'
        ? ok({ kind: 'stale', present: storedDraft })
        : err({ kind: 'rejected', status: INVALID });
    if (!this.#drafts.write(key, decided.value)) return err({ kind: 'rejected', status: TOO_LARGE });
    return ok({ kind: 'kept', revision: decided.value?.draft.revision ?? noDraft.revision });
  }

  #steps(steps: readonly Step<StepChange>[]): readonly Step<StepChange>[] {
    const side = (change: StepChange | undefined) => change && this.#withoutSecrets(change);
    return steps.map((step) =>
      step.map(({ key, before, after }) => ({
        key,
        ...(before && { before: side(before) }),
        ...(after && { after: side(after) }),
      })),
    );
  }

  /** Removes the secrets from a change. A change of an unknown type (of another release) is returned unchanged. */
  #withoutSecrets<Change extends StepChange>(change: Change): Change {
    return isPendingChange(change) ? { ...change, ...this.#subjects.registry.storable(change) } : change;
  }

  #keyOf({ companyId }: DraftPath): string | undefined {
    const personId = this.#personId();
    return personId === undefined ? undefined : browserDraftKey(personId, companyId);
  }
}
