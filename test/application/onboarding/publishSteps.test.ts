import { beforeEach, describe, expect, it } from 'vitest';
import type { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import type { OnboardingGateway } from '../../../src/application/onboarding/OnboardingGateway.ts';
import { publishOnboardingStep } from '../../../src/application/onboarding/publishOnboardingStep.ts';
import { publishSignupStep } from '../../../src/application/onboarding/publishSignupStep.ts';
import { NOBODY } from '../../../src/domain/onboarding/draft/draftProblems.ts';
import { onboardingChange, signupChange } from '../../../src/domain/onboarding/onboardingCommand.ts';
import { signupPayload, type SignupCondition } from '../../../src/domain/onboarding/signupPayload.ts';
import { stepOf } from '../../../src/domain/changes/changeType.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { adminConfigurationOf } from '../../../src/infrastructure/branding/adminConfigurationOf.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aCompanyConfiguration, anOnboarding } from '../../support/samples/builders.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { aBrandingStore } from '../../support/aBrandingStore.ts';
import { stepCalls } from '../../support/stepCalls.ts';

let sent: (readonly unknown[])[];
const gateway: OnboardingGateway = {
  onboard: async (carrier, payload) => {
    sent.push([carrier, payload.companyId]);
    return ok(undefined);
  },
  signUp: async (payload) => {
    sent.push([payload.organisationId, payload.applicant.contactName]);
    return ok(undefined);
  },
  findUsedNames: async () => ok(NOBODY),
};
beforeEach(() => {
  sent = [];
});

function brandingWith(signup: SignupCondition): BrandingStore {
  const branding = aBrandingStore();
  const document = aSample().owners[0]?.adminConfig;
  if (document) branding.adopt({ ...adminConfigurationOf('USPS', document), signup });
  return branding;
}
const owner = aCompanyConfiguration();
const merchants = ['FIRST', 'SECOND'];
const onboardings = merchants.map((companyId) => onboardingChange(anOnboarding({ companyId })));
const signups = merchants.map((id) => signupChange(signupPayload(id, 'RETURNS_PORTAL', { firstName: 'Ada' })));

it('publishOnboardingStep sends one call per new merchant of the signed-in owner, in the order of the changes [PB-5] [API-1]', async () => {
  const step = publishOnboardingStep(gateway, brandingWith({}));
  expect(onboardings.map(({ type }) => stepOf(type))).toEqual([step.step, step.step]);
  expect(await step.run(owner, onboardings, stepCalls(step.step, new Faults()))).toEqual(ok(undefined));
  expect(sent).toEqual([
    ['USPS', 'FIRST'],
    ['USPS', 'SECOND'],
  ]);
});

describe('publishSignupStep', () => {
  it.each([
    [{ canSkipPreRegistration: true }, true],
    [{ canSkipPreRegistration: true, customersToUse: [] }, false],
  ])(
    'is skipped if the owner’s settings allow this and list no customers: skipped for %j is %s [PB-10]',
    (condition, isSkipped) => {
      expect(publishSignupStep(gateway, brandingWith(condition)).isSkipped?.()).toBe(isSkipped);
    },
  );

  it('sends one call per new merchant, in the order of the changes [PB-5] [API-1]', async () => {
    const step = publishSignupStep(gateway, brandingWith({}));
    expect(await step.run(owner, signups, stepCalls(step.step, new Faults()))).toEqual(ok(undefined));
    expect(sent).toEqual(merchants.map((id) => [id, 'Ada']));
  });
});
