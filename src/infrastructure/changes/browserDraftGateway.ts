import type { CompanyPath } from '../../application/company/CompanyPath.ts';
import type { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import type { DraftAnswer, DraftGateway, DraftWrite } from '../../application/changes/drafts/DraftGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { KeyValueStorage } from '../../application/shared/KeyValueStorage.ts';
import { decideDraft } from '../../domain/changes/drafts/decideDraft.ts';
import { noDraft, type DraftContent, type Step, type StepChange } from '../../domain/changes/drafts/draft.ts';
import { isPendingChange } from '../../domain/changes/pendingChange.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { browserDraftKey, StoredDrafts } from './StoredDrafts.ts';

/** Status codes with which the service refuses a draft that is too large or invalid. */
const TOO_LARGE = 413;
const INVALID = 400;

/**
 * Stores drafts in the browser if the service cannot store drafts. Tabs share the drafts, devices do not. Never stores
 * secrets.
 *
 * @param personId id of the signed-in user, or of the user whose session was interrupted
 */
export function browserDraftGateway(
  storage: KeyValueStorage,
  clock: Pick<Clock, 'now'>,
  subjects: ChangeSubjects,
  personId: () => string | undefined,
): DraftGateway {
  const drafts = new StoredDrafts(storage, clock);
  // Remove expired drafts, including drafts of users who signed in earlier.
  drafts.sweep();

  /** Stores a draft. The idempotency key becomes the revision. Local calls are never retried, so each key is new. */
  function replace(
    company: CompanyPath,
    content: DraftContent | undefined,
    { revision, idempotencyKey }: DraftWrite,
  ): Result<DraftAnswer, PortFailure> {
    const key = keyOf(company);
    if (key === undefined) return err({ kind: 'unauthorized' });
    const storedDraft = drafts.read(key);
    const fresh = { now: clock.now(), id: idempotencyKey };
    const decided = decideDraft(storedDraft, { ifMatch: revision, content }, fresh);
    if (!decided.ok)
      return decided.error.kind === 'stale-draft'
        ? ok({ kind: 'stale', present: storedDraft })
        : err({ kind: 'rejected', status: INVALID });
    if (!drafts.write(key, decided.value)) return err({ kind: 'rejected', status: TOO_LARGE });
    return ok({ kind: 'stored', revision: decided.value?.draft.revision ?? noDraft.revision });
  }

  function withoutSecretsInSteps(steps: readonly Step<StepChange>[]): readonly Step<StepChange>[] {
    const side = (change: StepChange | undefined) => change && withoutSecrets(change);
    return steps.map((step) =>
      step.map(({ key, before, after }) => ({
        key,
        ...(before && { before: side(before) }),
        ...(after && { after: side(after) }),
      })),
    );
  }

  /** Removes the secrets from a change. A change of an unknown type (of another release) is returned unchanged. */
  function withoutSecrets<Change extends StepChange>(change: Change): Change {
    return isPendingChange(change) ? { ...change, ...subjects.registry.storable(change) } : change;
  }

  function keyOf({ companyId }: CompanyPath): string | undefined {
    const id = personId();
    return id === undefined ? undefined : browserDraftKey(id, companyId);
  }

  return {
    async read(company) {
      const key = keyOf(company);
      return key === undefined ? err({ kind: 'unauthorized' }) : ok(drafts.read(key));
    },
    async store(company, content, write) {
      const { changes, history, note } = content;
      const storable: DraftContent = {
        changes: changes.map(withoutSecrets),
        history: { done: withoutSecretsInSteps(history.done), undone: withoutSecretsInSteps(history.undone) },
        ...(note !== undefined && { note }),
      };
      return replace(company, storable, write);
    },
    drop: async (company, write) => replace(company, undefined, write),
  };
}
