import { expect, it } from 'vitest';
import { onboardingChange } from '../../../src/domain/onboarding/onboardingCommand.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { anOnboarding, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { otherChanges } from '../../support/changes.ts';

it('otherChanges returns changes that no revision contains: new merchants, and keys unknown to this release [PB-16]', () => {
  const reason = saveReason(aReturnReasons(), aReason({ description: 'Too small or too large' }));
  const onboarding = onboardingChange(anOnboarding());
  const unknown = { type: 'COMPANY', key: 'portal.weather', value: 'sunny' } as const;
  expect(otherChanges([reason, onboarding, unknown])).toEqual([onboarding, unknown]);
});
