import type { CompanyPath } from '../company/CompanyPath.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../domain/company/companyConfiguration.ts';
import { compareRevisions, type RevisionDifference } from '../../domain/history/compareRevisions.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { ChangeSubjects } from '../changes/ChangeSubjects.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { HistoryGateway, PublishRecord } from './HistoryGateway.ts';

/** Compared revisions: two entity tags, or one publish, which is compared with the revision before it. */
export type ComparisonSubject =
  | { readonly kind: 'publish'; readonly publishId: string }
  | { readonly kind: 'revisions'; readonly from: string; readonly to: string };

export type Comparison = RevisionDifference & {
  readonly from: string;
  readonly to: string;
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
  /** Changes of the publish that a comparison of configurations does not show, e.g. new secrets. */
  readonly others: readonly PendingChange[];
  readonly publish?: PublishRecord | undefined;
};

/** Reads and compares revisions. Caches revisions, because they never change. */
export class ReadComparison {
  readonly #history: HistoryGateway;
  readonly #subjects: ChangeSubjects;
  readonly #cachedRevisions = new Map<string, CompanyConfiguration>();

  constructor(history: HistoryGateway, subjects: ChangeSubjects) {
    this.#history = history;
    this.#subjects = subjects;
  }

  async execute(
    company: CompanyPath,
    subject: ComparisonSubject,
    signal?: AbortSignal,
  ): Promise<Result<Comparison, PortFailure>> {
    if (subject.kind === 'revisions') return this.#compare(company, subject, signal);
    const publish = await this.#history.read(company, subject.publishId, signal);
    if (!publish.ok) return publish;
    const { changes, ...record } = publish.value;
    const tags = { from: record.baseRevision, to: record.revision };
    const comparison = await this.#compare(company, tags, signal);
    return comparison.ok
      ? ok({ ...comparison.value, others: this.#subjects.registry.hiddenPart(changes), publish: record })
      : comparison;
  }

  async #compare(
    company: CompanyPath,
    { from, to }: { readonly from: string; readonly to: string },
    signal: AbortSignal | undefined,
  ): Promise<Result<Comparison, PortFailure>> {
    const readRevision = (revision: string) => this.#revision(company, revision, signal);
    const [before, after] = await Promise.all([readRevision(from), readRevision(to), this.#subjects.loadAll()]);
    if (!before.ok) return before;
    if (!after.ok) return after;
    const difference = compareRevisions(this.#subjects.registry, before.value, after.value);
    return ok({ ...difference, others: [], from, to, before: before.value, after: after.value });
  }

  async #revision(
    company: CompanyPath,
    revision: string,
    signal: AbortSignal | undefined,
  ): Promise<Result<CompanyConfiguration, PortFailure>> {
    const key = `${company.rootOrgId}/${company.companyId}/${revision}`;
    const cached = this.#cachedRevisions.get(key);
    if (cached) return ok(cached);
    const result = await this.#history.readRevision(company, revision, signal);
    if (result.ok) this.#cachedRevisions.set(key, result.value);
    return result;
  }
}
