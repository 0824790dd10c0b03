import type { ChangeContext, ChangeProblem } from '../../changes/changeDescription.ts';
import type { PublishRefusal } from '../../changes/changeSubject.ts';
import { unknownReferences, type UnknownReference } from '../../dispositions/unknownReferences.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';
import { configKey, pathsOf, type ConfigPart } from '../configPart.ts';
import { dispositionsIn } from './dispositionsIn.ts';

const rules: ConfigPart = { kind: 'dispositions', name: 'rules' };

function newlyUnknown(before: ApplicationConfigHolder, after: ApplicationConfigHolder): readonly UnknownReference[] {
  const unknown = unknownReferences(dispositionsIn(after));
  if (unknown.length === 0) return [];
  const known = unknownReferences(dispositionsIn(before));
  return unknown.filter(({ ruleId, id }) => !known.some((each) => each.ruleId === ruleId && each.id === id));
}

/** Two edits that are valid alone may together leave a rule with an invalid reference. */
export const dispositionsProblems = ({ before, after }: ChangeContext): readonly ChangeProblem[] =>
  newlyUnknown(before, after).length === 0
    ? []
    : [{ problem: 'changes.problems.dispositionUnknown', isBlocking: true, setting: configKey(rules) }];

export function dispositionsRefusal(
  current: ApplicationConfigHolder,
  next: ApplicationConfigHolder,
): PublishRefusal | undefined {
  if (newlyUnknown(current, next).length === 0) return undefined;
  return { pointer: `/applicationConfig/${pathsOf(rules)[0].join('/')}`, reason: 'disposition-unknown' };
}
