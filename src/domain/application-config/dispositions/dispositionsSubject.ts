import type { ChangeSubject, PublishRefusal } from '../../changes/changeSubject.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { dispositionLists } from '../../dispositions/dispositionLists.ts';
import { listProblem } from '../../dispositions/listProblem.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { merchantConfigSubject, type ConfigChange } from '../applicationConfigSubjects.ts';
import { pathsOf, type ConfigPart, configKey } from '../configPart.ts';
import { readPart } from '../configValue.ts';
import type { ChangeContext, ChangeProblem } from '../../changes/changeDescription.ts';
import { unknownReferences, type UnknownReference } from '../../dispositions/unknownReferences.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';
import { dispositionsIn } from './dispositionsIn.ts';

const rules: ConfigPart = { kind: 'dispositions', name: 'rules' };

function newUnknownReferences(
  before: ApplicationConfigHolder,
  after: ApplicationConfigHolder,
): readonly UnknownReference[] {
  const unknown = unknownReferences(dispositionsIn(after));
  if (unknown.length === 0) return [];
  const previousReferences = unknownReferences(dispositionsIn(before));
  return unknown.filter(
    ({ ruleId, id }) => !previousReferences.some((each) => each.ruleId === ruleId && each.id === id),
  );
}

/** Reports rules with new references to missing entries. Two edits, each of them valid, can cause such a reference. */
export const dispositionsProblems = ({ before, after }: ChangeContext): readonly ChangeProblem[] =>
  newUnknownReferences(before, after).length === 0
    ? []
    : [{ problem: 'changes.problems.dispositionUnknown', isBlocking: true, setting: configKey(rules) }];

export function dispositionsRefusal(
  current: ApplicationConfigHolder,
  next: ApplicationConfigHolder,
): PublishRefusal | undefined {
  if (newUnknownReferences(current, next).length === 0) return undefined;
  return { pointer: `/applicationConfig/${pathsOf(rules)[0].join('/')}`, reason: 'disposition-unknown' };
}

/** Invalid lists of `next`, with the dialog's error message. Skips lists that one of `others` contains. */
const invalidLists = (others: readonly CompanyConfiguration[], next: CompanyConfiguration): readonly PublishRefusal[] =>
  dispositionLists.flatMap((name) => {
    const part: ConfigPart = { kind: 'dispositions', name };
    const value = readPart(next, part);
    const previousReferences = others.map((each) => readPart(each, part));
    if (value === undefined || previousReferences.some((list) => deepEqual(list, value))) return [];
    const message = listProblem(name, value, previousReferences.flat());
    return message === undefined
      ? []
      : [{ pointer: `/applicationConfig/${pathsOf(part)[0].join('/')}`, reason: message, message }];
  });

export const dispositionsSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject('dispositions'),
  problems: dispositionsProblems,
  invalid: invalidLists,
  refusal: dispositionsRefusal,
};
