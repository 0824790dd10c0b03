import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { featureNames, type FeatureName } from '../features/featureNames.ts';
import type { ChangeContext, ChangeProblem } from './changeDescription.ts';
import type { ChangeCommand, ChangeSubject, ConfigurationLists, PublishRefusal } from './changeSubject.ts';
import { featureOfChange } from './featureOfChange.ts';
import { plainChange, toOriginal, type PendingChange, type PendingChanges } from './pendingChange.ts';
import { upgradeChange } from './upgradeChange.ts';

export type FeatureChanges =
  | { readonly kind: 'subject'; readonly subject: ChangeSubject }
  /** Several change subjects of one page. A change belongs to the first subject that can parse it. */
  | { readonly kind: 'subjects'; readonly subjects: readonly ChangeSubject[] }
  | { readonly kind: 'command'; readonly command: ChangeCommand };

export type FeatureChangesByName = Partial<Readonly<Record<FeatureName, FeatureChanges>>>;

type Owned = { readonly subject: ChangeSubject; readonly parsed: PendingChange };
type Read = { readonly by: ChangeSubject | ChangeCommand; readonly parsed: PendingChange };

/** Facade of all change subjects. A change is parsed once. Invalid changes are ignored. */
export class ChangeRegistry {
  readonly #features: FeatureChangesByName;
  readonly #parsed = new WeakMap<PendingChange, Read | undefined>();

  constructor(features: FeatureChangesByName) {
    this.#features = features;
  }

  has(feature: FeatureName): boolean {
    return this.#features[feature] !== undefined;
  }

  isReadable(change: PendingChange): boolean {
    return this.#parse(change) !== undefined;
  }

  /** True for actions outside the configuration, which a comparison of two revisions does not show. */
  isCommand(change: PendingChange): boolean {
    return this.isReadable(change) && this.#ownerOf(change) === undefined;
  }

  parse(change: PendingChange): PendingChange | undefined {
    return this.#parse(change)?.parsed;
  }

  read(configuration: CompanyConfiguration, change: PendingChange): unknown {
    const owned = this.#ownerOf(change);
    return owned?.subject.read(configuration, owned.parsed);
  }

  apply(configuration: CompanyConfiguration, changes: Iterable<PendingChange>): CompanyConfiguration {
    let updated = configuration;
    for (const [subject, parsed] of this.#bySubject(changes)) updated = subject.apply(updated, parsed);
    return updated;
  }

  difference(from: CompanyConfiguration, to: CompanyConfiguration): readonly PendingChange[] {
    return this.#subjects().flatMap((subject) => subject.difference(from, to));
  }

  settings(configuration: CompanyConfiguration): readonly PendingChange[] {
    return this.#subjects().flatMap((subject) => subject.settings?.(configuration) ?? []);
  }

  entries(configuration: CompanyConfiguration): readonly PendingChange[] {
    return this.#subjects().flatMap((subject) => subject.entries?.(configuration) ?? []);
  }

  valueToUndo(change: PendingChange): unknown {
    const owned = this.#ownerOf(change);
    return owned?.subject.valueToUndo(owned.parsed);
  }

  discard(
    configuration: CompanyConfiguration,
    pendingChanges: PendingChanges,
    change: PendingChange,
  ): readonly PendingChange[] {
    const owned = this.#ownerOf(change);
    return owned?.subject.discard?.(configuration, pendingChanges, owned.parsed) ?? [toOriginal(change)];
  }

  problems(context: ChangeContext, features: Iterable<FeatureName> = featureNames): readonly ChangeProblem[] {
    return [...features]
      .flatMap((feature) =>
        this.#subjectsOf(feature)
          .flatMap((subject) => subject.problems?.(context) ?? [])
          .map((problem) => ({ ...problem, feature })),
      )
      .toSorted((left, right) => Number(right.isBlocking) - Number(left.isBlocking));
  }

  requirements(
    before: CompanyConfiguration,
    after: CompanyConfiguration,
    pending: PendingChanges,
  ): readonly ChangeProblem[] {
    return this.#subjects().flatMap((subject) => subject.requirements?.(before, after, pending) ?? []);
  }

  needsAddressValidation(changes: Iterable<PendingChange>): boolean {
    return [...changes].some((change) => {
      const owned = this.#ownerOf(change);
      return owned?.subject.needsAddressValidation?.(owned.parsed) ?? false;
    });
  }

  arrange<Document extends ConfigurationLists>(
    updated: Document,
    base: ConfigurationLists,
    changes: Iterable<PendingChange>,
  ): Document {
    const parsed = this.#bySubject(changes);
    let arranged: ConfigurationLists = updated;
    // Also arrange lists without a change, because calls for other changes may have reordered them.
    for (const subject of this.#subjects())
      arranged = subject.arrange?.(arranged, base, parsed.get(subject) ?? []) ?? arranged;
    return { ...updated, ...arranged };
  }

  invalid(existing: readonly CompanyConfiguration[], next: CompanyConfiguration): readonly PublishRefusal[] {
    return this.#subjects().flatMap((subject) => subject.invalid?.(existing, next) ?? []);
  }

  refusal(current: CompanyConfiguration, next: CompanyConfiguration): PublishRefusal | undefined {
    for (const subject of this.#subjects()) {
      const refusal = subject.refusal?.(current, next);
      if (refusal) return refusal;
    }
    return undefined;
  }

  storable(change: PendingChange): PendingChange {
    const match = this.#parse(change);
    return plainChange(match?.by.storable?.(match.parsed) ?? upgradeChange(change));
  }

  recorded(change: PendingChange): PendingChange {
    const match = this.#parse(change);
    return plainChange(match?.by.recorded?.(match.parsed) ?? upgradeChange(change));
  }

  masked(configuration: CompanyConfiguration): CompanyConfiguration {
    return this.#subjects().reduce((updated, subject) => subject.masked?.(updated) ?? updated, configuration);
  }

  hiddenPart(recorded: readonly PendingChange[]): readonly PendingChange[] {
    const isOutside = (change: PendingChange): boolean => this.#ownerOf(change) === undefined;
    const described = recorded.flatMap((change) => {
      const owned = this.#ownerOf(change);
      const hiddenPart = owned?.subject.hiddenPart?.(owned.parsed);
      return hiddenPart ? [plainChange(hiddenPart)] : [];
    });
    return [...recorded.filter(isOutside), ...described];
  }

  #subjectsOf(feature: FeatureName): readonly ChangeSubject[] {
    const changes = this.#features[feature];
    if (changes?.kind === 'subject') return [changes.subject];
    return changes?.kind === 'subjects' ? changes.subjects : [];
  }

  #subjects(): readonly ChangeSubject[] {
    return featureNames.flatMap((feature) => this.#subjectsOf(feature));
  }

  #parse(change: PendingChange): Read | undefined {
    if (!this.#parsed.has(change)) this.#parsed.set(change, this.#readOf(change));
    return this.#parsed.get(change);
  }

  #readOf(change: PendingChange): Read | undefined {
    const feature = featureOfChange(change);
    if (!feature) return undefined;
    const changes = this.#features[feature];
    const upgraded = upgradeChange(change);
    for (const by of changes?.kind === 'command' ? [changes.command] : this.#subjectsOf(feature)) {
      const parsed = by.parse(upgraded);
      if (parsed) return { by, parsed };
    }
    return undefined;
  }

  #ownerOf(change: PendingChange): Owned | undefined {
    const match = this.#parse(change);
    return match && 'apply' in match.by ? { subject: match.by, parsed: match.parsed } : undefined;
  }

  #bySubject(changes: Iterable<PendingChange>): ReadonlyMap<ChangeSubject, readonly PendingChange[]> {
    const bySubject = new Map<ChangeSubject, PendingChange[]>(this.#subjects().map((subject) => [subject, []]));
    for (const change of changes) {
      const owned = this.#ownerOf(change);
      if (owned) bySubject.get(owned.subject)?.push(owned.parsed);
    }
    return new Map([...bySubject].filter(([, parsed]) => parsed.length > 0));
  }
}
