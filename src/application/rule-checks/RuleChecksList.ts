import { computed, makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyPath } from '../company/CompanyPath.ts';
import type { CheckEdit, CheckRefusal } from '../../domain/rule-checks/checkEdits.ts';
import type { StoredChecks } from '../../domain/rule-checks/writeChecks.ts';
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
import type { RuleChecksGateway } from './RuleChecksGateway.ts';

export type RuleCheckState = CheckResult & { readonly isBrokenAsPublished: boolean };

export type CheckEditFailure = CheckRefusal | PortFailure;

/** Maximum attempts of a write. More conflicts in a row would not be caused by other users. */
const MAX_ATTEMPTS = 5;
const noRules: readonly RuleDocument[] = [];
const none: readonly RuleCheck[] = [];

export class RuleChecksList {
  /** Failure of an edit that waited in a read-only review and was applied later. */
  saveFailure: CheckEditFailure | undefined;
  readonly #gateway: RuleChecksGateway;
  readonly #company: CompanyStore;
  readonly #changes: PendingChangesStore;
  readonly #ids: Ids;
  readonly #checks: Resource<CompanyPath, StoredChecks>;

  constructor(gateway: RuleChecksGateway, company: CompanyStore, changes: PendingChangesStore, ids: Ids) {
    this.#gateway = gateway;
    this.#company = company;
    this.#changes = changes;
    this.#ids = ids;
    this.#checks = new Resource((path) => gateway.read(path));
    // Compare the lists, so that other edits do not compile the rules again.
    makeAutoObservable(this, {
      pendingRules: computed({ equals: isSameList }),
      nextId: false,
      saveFailure: observableRef,
    });
  }

  get state(): ResourceState<StoredChecks> {
    return this.#checks.state;
  }

  get checks(): readonly RuleCheck[] {
    return this.#checks.value?.checks ?? none;
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
    return pending.map((result, index) => ({ ...result, isBrokenAsPublished: published[index]?.isBroken === true }));
  }

  get broken(): readonly RuleCheckState[] {
    return this.states.filter(({ isBroken }) => isBroken);
  }

  async open(path: CompanyPath): Promise<void> {
    const { state } = this;
    // Do not read again while a read is in progress, because its result is recent enough.
    await (state.kind === 'ready' && state.refresh !== 'loading' ? this.#checks.reload(path) : this.#checks.load(path));
  }

  async reload(): Promise<void> {
    await this.#checks.reload();
  }

  nextId(): string {
    return this.#ids.next();
  }

  /** Edits the checks at once. In a read-only review, the edit waits and is later applied to the current checks. */
  async edit(edit: CheckEdit): Promise<Result<'stored' | 'queued', CheckEditFailure>> {
    let answer: Promise<Result<'stored', CheckEditFailure>> | undefined;
    let isQueued = false;
    this.#changes.attempt(() => {
      answer = this.#edit(edit);
      if (isQueued) void this.#reportQueuedFailure(answer);
    });
    isQueued = answer === undefined;
    return answer ?? ok('queued');
  }

  forgetQueuedFailure(): void {
    this.saveFailure = undefined;
  }

  async #reportQueuedFailure(answer: Promise<Result<'stored', CheckEditFailure>>): Promise<void> {
    const result = await answer;
    if (!result.ok) runInAction(() => (this.saveFailure = result.error));
  }

  /** Writes an edit. If another user wrote first, the edit is applied again to the current checks. */
  async #edit(edit: CheckEdit): Promise<Result<'stored', CheckEditFailure>> {
    for (let attempt = 1; ; attempt += 1) {
      const { key: path, value: currentChecks } = this.#checks;
      if (!path || !currentChecks) return err({ kind: 'unreachable' });
      const next = edit(currentChecks.checks);
      if (!next.ok) return next;
      const { revision } = currentChecks;
      const write = { checks: next.value, revision, idempotencyKey: this.#ids.next() };
      const result = await this.#gateway.store(path, write);
      if (!result.ok) return result;
      const isOpen = this.#checks.key === path;
      if (result.value.kind === 'stored') {
        if (isOpen) this.#checks.set({ revision: result.value.revision, checks: next.value });
        return ok('stored');
      }
      if (isOpen) this.#checks.set(result.value.present);
      if (!isOpen || attempt === MAX_ATTEMPTS) return err({ kind: 'stale' });
    }
  }
}
