import { describe, expect, it } from 'vitest';
import { failureEventsOf, shownRefusal } from '../../../src/domain/publishing/failingStep.ts';
import { publishSteps } from '../../../src/domain/publishing/publishStep.ts';

describe('a publish that failed', () => {
  it('is told as one, and the onboarding in it as its own [TL-8]', () => {
    for (const step of [undefined, ...publishSteps])
      expect(failureEventsOf(step), step).toEqual(
        step === 'onboarding' ? ['onboarding_failed', 'publishing_failure'] : ['publishing_failure'],
      );
  });

  it.each([
    ['Cannot add carrier for merchant', 'carriers.addCarrierError'],
    ['Request with the same trading name already exists', 'constants.apiErrors.tradingNameExists'],
    ['validation.dpdAccountNumberError', 'validation.dpdAccountNumberError'],
    ['Something else', 'Something else'],
    [undefined, undefined],
  ])('shows the service’s %j as %j [CR-8] [SG-2] [PB-11] [ER-1]', (message, shown) => {
    expect(shownRefusal(message)).toBe(shown);
  });
});
