import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ChangeRegistry, type FeatureChanges, type FeatureChangesByName } from '../../domain/changes/changeRegistry.ts';
import type { ChangeDescribers, DescribeChange } from '../../domain/changes/describeChange.ts';
import { featureOfChange } from '../../domain/changes/featureOfChange.ts';
import type { PendingChange } from '../../domain/changes/pendingChange.ts';
import type { FeatureName } from '../../domain/features/featureNames.ts';
import { portToken } from '../shared/token.ts';

export type ChangeSource = {
  readonly feature: FeatureName;
  readonly load: () => Promise<FeatureChanges>;
  readonly describe: () => Promise<DescribeChange>;
  readonly affects?: readonly FeatureName[] | undefined;
};

export const ChangeSources = portToken<readonly ChangeSource[]>('ChangeSources');

/** Change subjects, loaded on demand. Rejects if a script cannot be loaded, so that no change looks published. */
export class ChangeSubjects {
  registry = new ChangeRegistry({});
  /** Functions that describe changes. Undefined until `describeAll` has loaded them. */
  describers: ChangeDescribers | undefined;
  #loaded: FeatureChangesByName = {};
  readonly #sources: ReadonlyMap<FeatureName, ChangeSource>;

  constructor(sources: readonly ChangeSource[]) {
    this.#sources = new Map(sources.map((source) => [source.feature, source]));
    makeAutoObservable(this, { registry: observableRef, describers: observableRef });
  }

  loadFor(changes: Iterable<PendingChange>): Promise<void> | undefined {
    return this.load([...changes].flatMap((change) => featureOfChange(change) ?? []));
  }

  loadAll(): Promise<void> | undefined {
    return this.load(this.#sources.keys());
  }

  /** Loads the subjects of features, and of other features whose problems these features affect. */
  load(features: Iterable<FeatureName>): Promise<void> | undefined {
    const missing = [...this.#withAffectedFeatures(features)].filter((feature) => !this.registry.has(feature));
    const sources = missing.flatMap((feature) => this.#sources.get(feature) ?? []);
    return sources.length === 0 ? undefined : this.#fetch(sources);
  }

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

  affectedBy(changes: Iterable<PendingChange>): ReadonlySet<FeatureName> {
    return this.#withAffectedFeatures([...changes].flatMap((change) => featureOfChange(change) ?? []));
  }

  #withAffectedFeatures(features: Iterable<FeatureName>): ReadonlySet<FeatureName> {
    return new Set([...features].flatMap((feature) => [feature, ...(this.#sources.get(feature)?.affects ?? [])]));
  }

  async #fetch(sources: readonly ChangeSource[]): Promise<void> {
    const loaded = await Promise.all(sources.map(async ({ feature, load }) => [feature, await load()] as const));
    this.#loaded = { ...this.#loaded, ...Object.fromEntries(loaded) };
    runInAction(() => (this.registry = new ChangeRegistry(this.#loaded)));
  }
}
