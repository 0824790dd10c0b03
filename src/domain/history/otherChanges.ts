import { newSecretsAmong } from '../carriers/account/recordedAccounts.ts';
import { subjectOf } from '../changes/changeSubjects.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { onboardingSubject } from '../onboarding/onboardingSubject.ts';

/**
 * What of a publish's changes no two revisions can tell: keys of an older or newer release, which nothing here reads,
 * new merchants, who are no part of the configuration, and that a secret of an account was replaced.
 */
export const otherChanges = (published: readonly PendingChange[]): readonly PendingChange[] => [
  ...published.filter((change) => {
    const subject = subjectOf(change);
    return subject === undefined || subject === onboardingSubject;
  }),
  ...newSecretsAmong(published),
];
