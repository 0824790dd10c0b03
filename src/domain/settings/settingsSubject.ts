import { settingsSubject as portalSettingsSubject } from '../application-config/applicationConfigSubjects.ts';
import type { ChangeProblem } from '../changes/changeDescription.ts';
import { combineSubjects } from '../changes/combineSubjects.ts';
import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import { settingsFields } from './settingsFields.ts';

/** Everything the settings page changes: settings of the company, and of its application configuration. */
export const settingsSubject = combineSubjects(
  fieldsSubject(settingsFields, {
    problems: ({ before, after }): readonly ChangeProblem[] =>
      before.portalActive === true && after.portalActive !== true
        ? [{ problem: 'changes.problems.portalGoesOffline', isBlocking: false }]
        : [],
  }),
  portalSettingsSubject,
);
