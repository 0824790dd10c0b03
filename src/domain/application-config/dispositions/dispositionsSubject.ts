import type { ChangeSubject, PublishRefusal } from '../../changes/changeSubject.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { dispositionLists, isFitDispositionList } from '../../dispositions/dispositionLists.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { merchantConfigSubject, type ConfigChange } from '../applicationConfigSubjects.ts';
import { pathsOf, type ConfigPart } from '../configPart.ts';
import { readPart } from '../configValue.ts';
import { dispositionsProblems, dispositionsRefusal } from './dispositionsProblems.ts';

const INVALID = 'validation.invalidValue';

/** Lists with an entry that is none, or with two of one name; what is as one of the others has it is not asked about. */
const invalidLists = (others: readonly CompanyConfiguration[], next: CompanyConfiguration): readonly PublishRefusal[] =>
  dispositionLists.flatMap((name) => {
    const part: ConfigPart = { kind: 'dispositions', name };
    const value = readPart(next, part);
    if (value === undefined || isFitDispositionList(name, value)) return [];
    if (others.some((each) => deepEqual(readPart(each, part), value))) return [];
    return [{ pointer: `/applicationConfig/${pathsOf(part)[0].join('/')}`, reason: INVALID, message: INVALID }];
  });

export const dispositionsSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject('dispositions'),
  problems: dispositionsProblems,
  invalid: invalidLists,
  refusal: dispositionsRefusal,
};
