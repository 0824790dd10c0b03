import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckEdit, CheckRefusal } from '../../domain/rule-checks/checkEdits.ts';
import type { StoredChecks } from '../../domain/rule-checks/keepChecks.ts';
import type { RuleCheck } from '../../domain/rule-checks/ruleCheck.ts';
import { runChecks, type CheckResult } from '../../domain/rule-checks/runChecks.ts';
import { compileRules, type CompiledRules } from '../../domain/rules/evaluation/compileRules.ts';
import type { RuleDocument } from '../../domain/company/parts/ruleDocument.ts';
import { listedRules } from '../../domain/rules/ruleRows.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isSameList } from '../../domain/shared/deepEqual.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Ids } from '../shared/Ids.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { RuleChecksGateway, RuleChecksPath } from './RuleChecksGateway.ts';

export type RuleCheckState = CheckResult & { readonly isBrokenAsPublished: boolean };

export type CheckEditFailure = CheckRefusal | PortFailure;

/** Retries when other users write at the same time. More would not be caused by people. */
const MAX_ATTEMPTS = 5;
const noRules: readonly RuleDocument[] = [];
const none: readonly RuleCheck[] = [];

/** A resource: checks of the open company, run again whenever its rules change. */
export class RuleChecksList {
  /** Failure of an edit that was held in a read-only review and applied later. */
  heldFailure: CheckEditFailure | undefined;
  readonly #gateway: RuleChecksGateway;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #ids: Ids;
  readonly #kept: Resource<RuleChecksPath, StoredChecks>;

  constructor(gateway: RuleChecksGateway, company: CompanyStore, changes: PendingChangesStore, ids: Ids) {
    this.#gateway = gateway;
    this.#company = company;
    this.#changes = changes;
    this.#ids = ids;
    this.#kept = new Resource((path) => gateway.read(path));
    // Other edits keep the identity of these lists, so the rules are not compiled again.
    makeAutoObservable(this, {
      pendingRules: computed({ equals: isSameList }),
      nextId: false,
      heldFailure: observableRef,
    });
  }

  get state(): ResourceState<StoredChecks> {
    return this.#kept.state;
  }

  get checks(): readonly RuleCheck[] {
    return this.#kept.value?.checks ?? none;
  }

  get publishedRules(): readonly RuleDocument[] {
    return this.#company.configuration?.rulesConfig ?? noRules;
  }

  get pendingRules(): readonly RuleDocument[] {
    return this.#company.pendingConfiguration?.rulesConfig ?? noRules;
  }

  get compiledPublished(): CompiledRules {
    return compileRules(listedRules(this.publishedRules));
  }

  get compiledPending(): CompiledRules {
    return compileRules(listedRules(this.pendingRules));
  }

  get states(): readonly RuleCheckState[] {
    const { checks } = this;
    if (checks.length === 0) return [];
    const pending = runChecks(this.compiledPending, checks);
    const isSame = this.pendingRules === this.publishedRules;
    const published = isSame ? pending : runChecks(this.compiledPublished, checks);
    return pending.map((result, nth) => ({ ...result, isBrokenAsPublished: published[nth]?.isBroken === true }));
  }

  get broken(): readonly RuleCheckState[] {
    return this.states.filter(({ isBroken }) => isBroken);
  }

  /** The current checks stay until the response, also after a failure. */
  async open(path: RuleChecksPath): Promise<void> {
    const { state } = this;
    // A read in progress is recent enough.
    await (state.kind === 'ready' && state.refresh !== 'loading' ? this.#kept.reload(path) : this.#kept.load(path));
  }

  async reload(): Promise<void> {
    await this.#kept.reload();
  }

  nextId(): string {
    return this.#ids.next();
  }

  /** Takes effect at once. In a read-only review, the edit is held and later applied to the then current checks. */
  async edit(edit: CheckEdit): Promise<Result<'kept' | 'held', CheckEditFailure>> {
    let answer: Promise<Result<'kept', CheckEditFailure>> | undefined;
    let isHeld = false;
    this.#changes.attempt(() => {
      answer = this.#edit(edit);
      if (isHeld) void this.#tellHeld(answer);
    });
    isHeld = answer === undefined;
    return answer ?? ok('held');
  }

  forgetHeldFailure(): void {
    this.heldFailure = undefined;
  }

  async #tellHeld(answer: Promise<Result<'kept', CheckEditFailure>>): Promise<void> {
    const kept = await answer;
    if (!kept.ok) runInAction(() => (this.heldFailure = kept.error));
  }

  /** Retries on the current checks if another user wrote first. */
  async #edit(edit: CheckEdit): Promise<Result<'kept', CheckEditFailure>> {
    for (let attempt = 1; ; attempt += 1) {
      const { key: path, value: present } = this.#kept;
      if (!path || !present) return err({ kind: 'unreachable' });
      const next = edit(present.checks);
      if (!next.ok) return next;
      const { revision } = present;
      const write = { checks: next.value, revision, idempotencyKey: this.#ids.next() };
      const kept = await this.#gateway.keep(path, write);
      if (!kept.ok) return kept;
      const isOpen = this.#kept.key === path;
      if (kept.value.kind === 'kept') {
        if (isOpen) this.#kept.set({ revision: kept.value.revision, checks: next.value });
        return ok('kept');
      }
      if (isOpen) this.#kept.set(kept.value.present);
      if (!isOpen || attempt === MAX_ATTEMPTS) return err({ kind: 'stale' });
    }
  }
}
