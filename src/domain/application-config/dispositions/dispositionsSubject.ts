import type { ChangeSubject, PublishRefusal } from '../../changes/changeSubject.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { dispositionLists } from '../../dispositions/dispositionLists.ts';
import { listProblem } from '../../dispositions/listProblem.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { merchantConfigSubject, type ConfigChange } from '../applicationConfigSubjects.ts';
import { pathsOf, type ConfigPart } from '../configPart.ts';
import { readPart } from '../configValue.ts';
import { dispositionsProblems, dispositionsRefusal } from './dispositionsProblems.ts';

/** Invalid lists, with the message of the dialog. Values of one of `others` are skipped. */
const invalidLists = (others: readonly CompanyConfiguration[], next: CompanyConfiguration): readonly PublishRefusal[] =>
  dispositionLists.flatMap((name) => {
    const part: ConfigPart = { kind: 'dispositions', name };
    const value = readPart(next, part);
    const known = others.map((each) => readPart(each, part));
    if (value === undefined || known.some((list) => deepEqual(list, value))) return [];
    const message = listProblem(name, value, known.flat());
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
