import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ChangeRegistry, type FeatureChanges, type FeatureChangesByName } from '../../domain/changes/changeRegistry.ts';
import type { ChangeDescribers, DescribeChange } from '../../domain/changes/describeChange.ts';
import { featureOfChange } from '../../domain/changes/featureOfChange.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { FeatureName } from '../../domain/features/featureNames.ts';
import { portToken } from '../shared/token.ts';

/** Where a feature's changes come from; each part is fetched when it is first needed. */
export type ChangeSource = {
  readonly feature: FeatureName;
  readonly load: () => Promise<FeatureChanges>;
  readonly describe: () => Promise<DescribeChange>;
  /** Features whose problems depend on what this one changes. */
  readonly affects?: readonly FeatureName[] | undefined;
};

/** One source for each feature that has changes. */
export const ChangeSources = portToken<readonly ChangeSource[]>('ChangeSources');

/**
 * The change subjects at hand. Pending changes bring the subjects of their own features with them, a page that of its
 * feature; review and history fetch the rest. Rejects where a script cannot be fetched: nothing may be taken for done.
 */
export class ChangeSubjects {
  registry = new ChangeRegistry({});
  /** What changes are said in words by, once it was asked for. */
  describers: ChangeDescribers | undefined;
  #loaded: FeatureChangesByName = {};
  readonly #sources: ReadonlyMap<FeatureName, ChangeSource>;

  constructor(sources: readonly ChangeSource[]) {
    this.#sources = new Map(sources.map((source) => [source.feature, source]));
    makeAutoObservable(this, { registry: observableRef, describers: observableRef });
  }

  /** The subjects of the features that these changes belong to or affect, and of no other. Nothing is awaited where all are there. */
  loadFor(changes: Iterable<PendingChange>): Promise<void> | undefined {
    return this.load([...changes].flatMap((change) => featureOfChange(change) ?? []));
  }

  loadAll(): Promise<void> | undefined {
    return this.load(this.#sources.keys());
  }

  /** The subjects of these features, and those that find the problems their changes may bring about. */
  load(features: Iterable<FeatureName>): Promise<void> | undefined {
    const missing = [...this.#withAffected(features)].filter((feature) => !this.registry.has(feature));
    const sources = missing.flatMap((feature) => this.#sources.get(feature) ?? []);
    return sources.length === 0 ? undefined : this.#fetch(sources);
  }

  /** Fetches every subject with its describer, for whoever says changes in words; once. */
  async describeAll(): Promise<ChangeDescribers> {
    if (this.describers) return this.describers;
    const [described] = await Promise.all([
      Promise.all(
        [...this.#sources.values()].map(async ({ feature, describe }) => [feature, await describe()] as const),
      ),
      this.loadAll(),
    ]);
    const describers = { registry: this.registry, describers: Object.fromEntries(described) };
    runInAction(() => (this.describers = describers));
    return describers;
  }

  /** The features whose problems these changes may bring about: their own, and those they are said to affect. */
  affectedBy(changes: Iterable<PendingChange>): ReadonlySet<FeatureName> {
    return this.#withAffected([...changes].flatMap((change) => featureOfChange(change) ?? []));
  }

  #withAffected(features: Iterable<FeatureName>): ReadonlySet<FeatureName> {
    return new Set([...features].flatMap((feature) => [feature, ...(this.#sources.get(feature)?.affects ?? [])]));
  }

  async #fetch(sources: readonly ChangeSource[]): Promise<void> {
    const loaded = await Promise.all(sources.map(async ({ feature, load }) => [feature, await load()] as const));
    this.#loaded = { ...this.#loaded, ...Object.fromEntries(loaded) };
    runInAction(() => (this.registry = new ChangeRegistry(this.#loaded)));
  }
}
