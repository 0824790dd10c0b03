import { portalSettingsSubject } from '../application-config/applicationConfigSubjects.ts';
import type { ChangeProblem } from '../changes/changeDescription.ts';
import { fieldKey } from '../changes/fields/fieldSet.ts';
import { fieldsSubject } from '../changes/fields/fieldsSubject.ts';
import type { CompanySettings } from '../company/companySettings.ts';
import type { TextKey } from '../shared/textKey.ts';
import { settingsFields } from './settingsFields.ts';

/** Problem of a change that disables a setting. Disabling is destructive, so the user must confirm it in the review. */
const switchedOff = (
  before: CompanySettings,
  after: CompanySettings,
  name: 'portalActive' | 'processingEnabled',
  problem: TextKey,
): readonly ChangeProblem[] =>
  before[name] === true && after[name] !== true
    ? [{ problem, isBlocking: false, isDestructive: true, setting: fieldKey(settingsFields, name) }]
    : [];

const companySettingsSubject = fieldsSubject(settingsFields, {
  problems: ({ before, after }): readonly ChangeProblem[] => [
    ...switchedOff(before, after, 'portalActive', 'changes.problems.portalGoesOffline'),
    ...switchedOff(before, after, 'processingEnabled', 'changes.problems.processingStops'),
  ],
});

export const settingsSubjects = [companySettingsSubject, portalSettingsSubject];
