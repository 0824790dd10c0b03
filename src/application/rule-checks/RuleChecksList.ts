import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckEdit, CheckRefusal } from '../../domain/rule-checks/checkEdits.ts';
import type { KeptChecks } from '../../domain/rule-checks/keepChecks.ts';
import type { RuleCheck } from '../../domain/rule-checks/ruleCheck.ts';
import { runChecks, type CheckResult } from '../../domain/rule-checks/runChecks.ts';
import { compileRules, type CompiledRules } from '../../domain/rules/evaluation/compileRules.ts';
import type { RuleDocument } from '../../domain/company/parts/ruleDocument.ts';
import { listedRules } from '../../domain/rules/ruleRows.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isSameList } from '../../domain/shared/sameList.ts';
import type { PendingChangesStore } from '../changes/PendingChangesStore.ts';
import type { CompanyStore } from '../company/CompanyStore.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { Ids } from '../shared/Ids.ts';
import { Resource, type ResourceState } from '../shared/Resource.ts';
import type { RuleChecksGateway, RuleChecksPath } from './RuleChecksGateway.ts';

/** What became of a check with the pending rules, and whether published ones break it already. */
export type RuleCheckState = CheckResult & { readonly isBrokenAsPublished: boolean };

/** Why an edit was not kept: the domain refused it, or the port failed. */
export type CheckEditFailure = CheckRefusal | PortFailure;

/** Others may edit at the same time; whoever is in the way so often is no person. */
const MOST_ATTEMPTS = 5;
const noRules: readonly RuleDocument[] = [];
const none: readonly RuleCheck[] = [];

/** A resource: the checks of the open company, run on its published and pending rules whenever one of them changes. */
export class RuleChecksList {
  /** Why an edit that was held was not kept, when it was made at last. */
  heldFailure: CheckEditFailure | undefined;
  readonly #gateway: RuleChecksGateway;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #ids: Ids;
  readonly #kept: Resource<RuleChecksPath, KeptChecks>;

  constructor(gateway: RuleChecksGateway, company: CompanyStore, changes: PendingChangesStore, ids: Ids) {
    this.#gateway = gateway;
    this.#company = company;
    this.#changes = changes;
    this.#ids = ids;
    this.#kept = new Resource((path) => gateway.read(path));
    // An edit elsewhere leaves the lists of rules the same, and what is compiled of them with them.
    makeAutoObservable(this, {
      pendingRules: computed({ equals: isSameList }),
      nextId: false,
      heldFailure: observableRef,
    });
  }

  get state(): ResourceState<KeptChecks> {
    return this.#kept.state;
  }

  get checks(): readonly RuleCheck[] {
    return this.#kept.value?.checks ?? none;
  }

  /** What is published to run checks on. */
  get publishedRules(): readonly RuleDocument[] {
    return this.#company.configuration?.rulesConfig ?? noRules;
  }

  /** The same list for as long as its rules are. */
  get pendingRules(): readonly RuleDocument[] {
    return this.#company.pendingConfiguration?.rulesConfig ?? noRules;
  }

  get compiledPublished(): CompiledRules {
    return compileRules(listedRules(this.publishedRules));
  }

  /** Made once for all checks and everything that shows them. */
  get compiledPending(): CompiledRules {
    return compileRules(listedRules(this.pendingRules));
  }

  /** Every check with what it gives now, in the order in which they are kept. */
  get states(): readonly RuleCheckState[] {
    const { checks } = this;
    if (checks.length === 0) return [];
    const pending = runChecks(this.compiledPending, checks);
    const isSame = this.pendingRules === this.publishedRules;
    const published = isSame ? pending : runChecks(this.compiledPublished, checks);
    return pending.map((result, nth) => ({ ...result, isBrokenAsPublished: published[nth]?.isBroken === true }));
  }

  /** Those that give something else than expected. */
  get broken(): readonly RuleCheckState[] {
    return this.states.filter(({ isBroken }) => isBroken);
  }

  /** Reads the checks of a company anew; those that are there stay until then, and where that fails. */
  async open(path: RuleChecksPath): Promise<void> {
    const { state } = this;
    // What is under way is as new as what would be asked for now.
    await (state.kind === 'ready' && state.refresh !== 'loading' ? this.#kept.reload(path) : this.#kept.load(path));
  }

  /** Reads those of the same company again. */
  async reload(): Promise<void> {
    await this.#kept.reload();
  }

  /** An id for a new check. */
  nextId(): string {
    return this.#ids.next();
  }

  /**
   * Makes an edit at once, for everybody of the company. Where a review only looks it is held until that acts, and made on
   * what is there then; `heldFailure` tells where that did not work.
   */
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

  /** Anew on what is there where somebody else was quicker. */
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
      if (!isOpen || attempt === MOST_ATTEMPTS) return err({ kind: 'stale' });
    }
  }
}
