import { makeAutoObservable } from 'mobx';
import { isSignupSkipped } from '../../domain/onboarding/signupPayload.ts';
import { changesOfDraft, type PendingMerchant } from '../../domain/onboarding/draft/draftChanges.ts';
import type { OnboardingOwner } from '../../domain/onboarding/draft/draftFields.ts';
import type { MerchantDraft } from '../../domain/onboarding/draft/merchantDraft.ts';
import { pendingMerchants } from '../../domain/onboarding/draft/pendingMerchants.ts';
import { onboardingKeyOf, signupKeyOf } from '../../domain/onboarding/onboardingCommand.ts';
import type { BrandingStore } from '../branding/BrandingStore.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { Ids } from '../shared/Ids.ts';

/** Editor of the owner's new merchants. Each new merchant consists of an onboarding and a signup. */
export class NewMerchantsEditor {
  readonly #changes: PendingChangesStore;
  readonly #branding: BrandingStore;
  readonly #ids: Ids;

  constructor(changes: PendingChangesStore, branding: BrandingStore, ids: Ids) {
    this.#changes = changes;
    this.#branding = branding;
    this.#ids = ids;
    makeAutoObservable(this);
  }

  get owner(): OnboardingOwner {
    const { carrier = '', signup = {}, extensions, freeNames } = this.#branding.configuration ?? {};
    const canCopy = extensions?.merchantDirectory;
    return { carrier, isSignupSkipped: isSignupSkipped(signup), canCopy, allowsFreeNames: freeNames };
  }

  get pending(): readonly PendingMerchant[] {
    return pendingMerchants(this.#changes.list);
  }

  find(companyId: string): PendingMerchant | undefined {
    return this.pending.find(({ onboarding }) => onboarding.companyId === companyId);
  }

  /** Adds validated drafts as one undo step and returns their number. `replaced`: company id of the edited draft. */
  add(drafts: readonly MerchantDraft[], replaced?: string): number {
    const product = this.#branding.configuration?.productName ?? '';
    const before = replaced === undefined ? undefined : this.find(replaced);
    const drafted = drafts.flatMap((draft) => {
      const changes = changesOfDraft(draft, { requestId: this.#ids.next(), product, before });
      return changes.ok ? [changes.value] : [];
    });
    const edits = drafted.flat();
    const editedKeys = new Set(edits.map(({ key }) => key));
    const removedKeys = replaced === undefined ? [] : this.#keysOf(replaced).filter((key) => !editedKeys.has(key));
    const removals = removedKeys.flatMap((key) => {
      const change = this.#changes.get(key);
      return change ? [{ ...change, value: undefined, originalValue: undefined }] : [];
    });
    this.#changes.edit([...removals, ...edits]);
    return drafted.length;
  }

  remove(companyId: string): void {
    this.#changes.discard(this.#keysOf(companyId));
  }

  #keysOf(companyId: string): readonly string[] {
    return [onboardingKeyOf(companyId), signupKeyOf(companyId)];
  }
}
