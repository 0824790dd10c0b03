import { ChangeSubjects } from '../../src/application/changes/ChangeSubjects.ts';
import type { ChangeContext, ChangeDescription, ChangeProblem } from '../../src/domain/changes/changeDescription.ts';
import type { ChangeSubject } from '../../src/domain/changes/changeSubject.ts';
import * as describing from '../../src/domain/changes/describeChange.ts';
import * as conflicts from '../../src/domain/changes/conflicts/describeConflict.ts';
import type { PendingChange, PendingChanges } from '../../src/domain/changes/pendingChange.ts';
import * as rebasing from '../../src/domain/changes/conflicts/rebaseOnto.ts';
import * as settling from '../../src/domain/changes/conflicts/settleConflict.ts';
import type { CompanyConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import * as comparing from '../../src/domain/history/compareRevisions.ts';
import * as restoring from '../../src/domain/history/restoreEdits.ts';
import * as publishing from '../../src/domain/publishing/rebaseAfterPublish.ts';
import { changeSources, loadRegistry } from '../../src/features/composeFeatures.ts';
import { features } from '../../src/features/features.ts';

// The functions below call the change registry with the changes of all client features.

export const changeRegistry = await loadRegistry(features);

/** Change subjects of all features with their describers, already loaded. */
export const changeSubjects = new ChangeSubjects(changeSources(features));
const described = await changeSubjects.describeAll();

/** Type of a function without its first parameter. */
type Bound<F> = F extends (first: never, ...rest: infer Rest) => infer Answer ? (...rest: Rest) => Answer : never;

/** Wraps a change subject so that it accepts unparsed changes. Fails the test for a change of another subject. */
export function acceptingUnparsed<Parsed extends PendingChange>(subject: ChangeSubject<Parsed>) {
  const parsed = (change: PendingChange): Parsed => {
    const owned = subject.parse(change);
    if (!owned) throw new Error(`not owned: ${JSON.stringify(change)}`);
    return owned;
  };
  return {
    owns: (change: PendingChange) => subject.parse(change) !== undefined,
    parse: (change: PendingChange) => subject.parse(change),
    read: (configuration: CompanyConfiguration, change: PendingChange) => subject.read(configuration, parsed(change)),
    apply: (configuration: CompanyConfiguration, changes: readonly PendingChange[]) =>
      subject.apply(configuration, changes.map(parsed)),
    difference: (from: CompanyConfiguration, to: CompanyConfiguration) => subject.difference(from, to),
    valueToUndo: (change: PendingChange) => subject.valueToUndo(parsed(change)),
    problems: (context: ChangeContext) => subject.problems?.(context),
  };
}

export const withChanges = (configuration: CompanyConfiguration, changes: Iterable<PendingChange>) =>
  changeRegistry.apply(configuration, changes);
export const changesBetween = (from: CompanyConfiguration, to: CompanyConfiguration) =>
  changeRegistry.difference(from, to);
/** Problems of pending changes, without the feature name that the registry adds. */
export const problemsOf = (context: ChangeContext): readonly ChangeProblem[] =>
  changeRegistry.problems(context).map((problem) => {
    const problemWithoutFeature: { -readonly [Name in keyof ChangeProblem]: ChangeProblem[Name] } = { ...problem };
    delete problemWithoutFeature.feature;
    return problemWithoutFeature;
  });
export const discardEdits = (configuration: CompanyConfiguration, present: PendingChanges, change: PendingChange) =>
  changeRegistry.discard(configuration, present, change);
export const isReadable = (change: PendingChange) => changeRegistry.isReadable(change);
export const readChange = (configuration: CompanyConfiguration, change: PendingChange) =>
  changeRegistry.read(configuration, change);
export const valueToUndo = (change: PendingChange) => changeRegistry.valueToUndo(change);
export const arrangeLists: typeof changeRegistry.arrange = (made, base, changes) =>
  changeRegistry.arrange(made, base, changes);
export const otherChanges = (recorded: readonly PendingChange[]) => changeRegistry.hiddenPart(recorded);

export const describeChange: Bound<typeof describing.describeChange> = (...args) =>
  describing.describeChange(described, ...args);
/** Describes a change. Fails the test if no feature owns the change. */
export function describeOwned(change: PendingChange, context: ChangeContext): ChangeDescription {
  const description = describeChange(change, context);
  if (!description) throw new Error(`not owned: ${JSON.stringify(change)}`);
  return description;
}
export const describeConflict: Bound<typeof conflicts.describeConflict> = (...args) =>
  conflicts.describeConflict(described, ...args);
export const rebaseOnto: Bound<typeof rebasing.rebaseOnto> = (...args) => rebasing.rebaseOnto(changeRegistry, ...args);
export const dropPublished: Bound<typeof rebasing.dropPublished> = (...args) =>
  rebasing.dropPublished(changeRegistry, ...args);
export const settleConflict: Bound<typeof settling.settleConflict> = (...args) =>
  settling.settleConflict(changeRegistry, ...args);
export const compareRevisions: Bound<typeof comparing.compareRevisions> = (...args) =>
  comparing.compareRevisions(changeRegistry, ...args);
export const restoreEdits: Bound<typeof restoring.restoreEdits> = (...args) =>
  restoring.restoreEdits(changeRegistry, ...args);
export const rebaseAfterPublish: Bound<typeof publishing.rebaseAfterPublish> = (...args) =>
  publishing.rebaseAfterPublish(changeRegistry, ...args);
