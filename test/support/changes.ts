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

// The functions below call the change registry with all features of the client.

export const changeRegistry = await loadRegistry(features);

/** The change subjects with their describers, all loaded. */
export const changeSubjects = new ChangeSubjects(changeSources(features));
const described = await changeSubjects.describeAll();

/** The function without its first parameter. */
type Bound<F> = F extends (first: never, ...rest: infer Rest) => infer Answer ? (...rest: Rest) => Answer : never;

/** Calls a subject with unparsed changes. Fails the test if the subject does not own the change. */
export function askedUnparsed<Parsed extends PendingChange>(subject: ChangeSubject<Parsed>) {
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
/** Problems without the feature that the registry adds. */
export const problemsOf = (context: ChangeContext): readonly ChangeProblem[] =>
  changeRegistry.problems(context).map((problem) => {
    const said: { -readonly [Name in keyof ChangeProblem]: ChangeProblem[Name] } = { ...problem };
    delete said.feature;
    return said;
  });
export const discardEdits = (configuration: CompanyConfiguration, present: PendingChanges, change: PendingChange) =>
  changeRegistry.discard(configuration, present, change);
export const isReadable = (change: PendingChange) => changeRegistry.isReadable(change);
export const readChange = (configuration: CompanyConfiguration, change: PendingChange) =>
  changeRegistry.read(configuration, change);
export const valueToUndo = (change: PendingChange) => changeRegistry.valueToUndo(change);
export const arrangeLists: typeof changeRegistry.arrange = (made, base, changes) =>
  changeRegistry.arrange(made, base, changes);
export const otherChanges = (recorded: readonly PendingChange[]) => changeRegistry.untold(recorded);

export const describeChange: Bound<typeof describing.describeChange> = (...given) =>
  describing.describeChange(described, ...given);
/** Describes a change. Fails the test if no feature owns it. */
export function describeOwned(change: PendingChange, context: ChangeContext): ChangeDescription {
  const description = describeChange(change, context);
  if (!description) throw new Error(`not owned: ${JSON.stringify(change)}`);
  return description;
}
export const describeConflict: Bound<typeof conflicts.describeConflict> = (...given) =>
  conflicts.describeConflict(described, ...given);
export const rebaseOnto: Bound<typeof rebasing.rebaseOnto> = (...given) =>
  rebasing.rebaseOnto(changeRegistry, ...given);
export const dropPublished: Bound<typeof rebasing.dropPublished> = (...given) =>
  rebasing.dropPublished(changeRegistry, ...given);
export const settleConflict: Bound<typeof settling.settleConflict> = (...given) =>
  settling.settleConflict(changeRegistry, ...given);
export const compareRevisions: Bound<typeof comparing.compareRevisions> = (...given) =>
  comparing.compareRevisions(changeRegistry, ...given);
export const restoreEdits: Bound<typeof restoring.restoreEdits> = (...given) =>
  restoring.restoreEdits(changeRegistry, ...given);
export const rebaseAfterPublish: Bound<typeof publishing.rebaseAfterPublish> = (...given) =>
  publishing.rebaseAfterPublish(changeRegistry, ...given);
