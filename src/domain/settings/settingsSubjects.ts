import { portalSettingsSubject } from '../application-config/applicationConfigSubjects.ts';
import type { ChangeProblem } from '../changes/changeDescription.ts';
import { fieldKey } from '../changes/fields/fieldSet.ts';
import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { settingsFields } from './settingsFields.ts';

const companySettingsSubject = fieldsSubject(settingsFields, {
  problems: ({ before, after }): readonly ChangeProblem[] =>
    before.portalActive === true && after.portalActive !== true
      ? [
          {
            problem: 'changes.problems.portalGoesOffline',
            isBlocking: false,
            isDestructive: true,
            setting: fieldKey(settingsFields, 'portalActive'),
          },
        ]
      : [],
});

export const settingsSubjects = [companySettingsSubject, portalSettingsSubject];
