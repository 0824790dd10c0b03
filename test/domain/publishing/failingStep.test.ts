import { describe, expect, it } from 'vitest';
import { failureEventsOf, shownRefusal } from '../../../src/domain/publishing/process/failingStep.ts';
import { publishSteps } from '../../../src/domain/changes/changeType.ts';

describe('failureEventsOf', () => {
  it('returns the event of a failed publish, and an additional event if an onboarding failed [TL-8]', () => {
    for (const step of [undefined, ...publishSteps])
      expect(failureEventsOf({ step }), step).toEqual(
        step === 'onboarding' ? ['onboarding_failed', 'publishing_failure'] : ['publishing_failure'],
      );
  });

  it.each([
    ['create', 'initial_application_config_failure'],
    ['upload', 'file_upload_failure'],
    ['update', 'application_config_update_failure'],
    ['publish', 'application_config_publish_failure'],
  ])('if the call "%s" of an application configuration failed, returns the event %s [TL-8]', (call, event) => {
    for (const step of ['merchant-application-config', 'owner-application-config'] as const)
      expect(failureEventsOf({ step, call })).toEqual([event, 'publishing_failure']);
    expect(failureEventsOf({ step: 'rules', call })).toEqual(['publishing_failure']);
  });

  it.each([
    ['Cannot add carrier for merchant', 'carriers.addCarrierError'],
    ['Request with the same trading name already exists', 'constants.apiErrors.tradingNameExists'],
    ['validation.dpdAccountNumberError', 'validation.dpdAccountNumberError'],
    ['Something else', 'Something else'],
    [undefined, undefined],
  ])(
    'is used with shownRefusal, which maps the service’s message %j to %j [CR-8] [SG-2] [PB-11] [ER-1]',
    (message, shown) => {
      expect(shownRefusal(message)).toBe(shown);
    },
  );
});
