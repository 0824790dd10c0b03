import { describe, expect, it } from 'vitest';
import { changesOfDraft, tidyDraft } from '../../../../src/domain/onboarding/draft/draftChanges.ts';
import { draftFields } from '../../../../src/domain/onboarding/draft/draftFields.ts';
import { draftProblems, NOBODY } from '../../../../src/domain/onboarding/draft/draftProblems.ts';
import type { MerchantDraft } from '../../../../src/domain/onboarding/draft/merchantDraft.ts';
import { parseNewMerchant } from '../../../../src/domain/onboarding/onboardingCommand.ts';
import type { OnboardingPayload } from '../../../../src/domain/onboarding/onboardingPayload.ts';
import { signupPayload, type SignupPayload } from '../../../../src/domain/onboarding/signupPayload.ts';
import { validateOnboarding, validateSignup } from '../../../../src/domain/onboarding/writes/validateNewMerchant.ts';
import { catalogueKeyOf } from '../../../../src/domain/shared/valueRule.ts';
import { aMerchantDraft } from '../../../support/samples/aMerchantDraft.ts';
import { anOnboarding } from '../../../support/samples/builders.ts';

const { productSettings } = anOnboarding();
const AUSTRALIAN = 'AUSTRALIA_POST';
const JAPANESE = 'YAMATO';

describe('validateOnboarding', () => {
  it.each([
    [{ companyId: 'no id' }, 'malformed', '/companyId'],
    [{ copyFrom: 'no id' }, 'malformed', '/copyFrom'],
    [{ login: 'two words' }, 'malformed', '/login'],
    [{ phoneNumber: '12--34' }, 'malformed', '/phoneNumber'],
    [{ redirectUrl: 'javascript:alert(1)' }, 'malformed', '/redirectUrl'],
    [{ returns: { returnsSpeedType: '<fast>' } }, 'malformed', '/returns/returnsSpeedType'],
    [{ bcc: ['boss@acme.example', 'nobody'] }, 'malformed', '/bcc/1'],
    [{ productSettings: { ...productSettings, pricingTier: 0 } }, 'malformed', '/productSettings/pricingTier'],
    [{ productSettings: { ...productSettings, username: ' ' } }, 'required', '/productSettings/username'],
    [{ productSettings: { ...productSettings, locationId: 'AB' } }, 'malformed', '/productSettings/locationId'],
  ])('rejects %j [OB-1] [OB-2]', (more, kind, pointer) => {
    expect(validateOnboarding(anOnboarding(more), AUSTRALIAN)).toMatchObject({ kind, pointer });
  });

  it.each(['companyName', 'redirectUrl', 'login', 'contactName', 'phoneNumber', 'legalEntity'] as const)(
    'rejects a payload without the field %s [OB-1]',
    (field) => {
      expect(validateOnboarding(anOnboarding({ [field]: ' ' }), AUSTRALIAN)).toEqual({
        kind: 'required',
        pointer: `/${field}`,
      });
    },
  );

  it('requires the contact’s last name [OB-1]', () => {
    expect(validateOnboarding(anOnboarding({ contactName: ' Ada ' }), AUSTRALIAN)).toEqual({
      kind: 'required',
      pointer: '/contactName',
    });
  });

  it('accepts spaces before and after the company name, the names of the contact and other values [OB-1]', () => {
    const spaced = { login: ' staff@acme.example ', phoneNumber: ' 0298765432 ', redirectUrl: ' https://a.example ' };
    expect(validateOnboarding(anOnboarding({ ...spaced, contactName: ' Ada Lim ' }), AUSTRALIAN)).toBeUndefined();
  });
});

/** Payloads that a client can send to the service without using the form. */
function calls(draft: MerchantDraft): { readonly onboarding: OnboardingPayload; readonly signup: SignupPayload } {
  const made = changesOfDraft({ ...draft, pricingTier: '1' }, { requestId: 'r', product: 'P' });
  if (!made.ok) throw new Error(made.error.kind);
  const [onboarding, signup] = made.value.map((change) => parseNewMerchant(change)?.value);
  return { onboarding, signup } as ReturnType<typeof calls>;
}

describe('a call made without the page', () => {
  const japanese = {
    lastName: '林',
    firstName: '恵',
    lastNameKana: 'ハヤシ',
    firstNameKana: 'メグミ',
    latinName: 'Newco',
  };

  it.each<[carrier: string, more: Partial<MerchantDraft>]>([
    [AUSTRALIAN, {}],
    [JAPANESE, japanese],
  ])('for the owner %s is accepted if the page accepts the same draft [OB-1] [SG-1]', (carrier, more) => {
    const { onboarding, signup } = calls(aMerchantDraft(more));
    expect(validateOnboarding(onboarding, carrier)).toBeUndefined();
    expect(validateSignup(signup, carrier)).toBeUndefined();
  });

  it.each<[carrier: string, more: Partial<MerchantDraft>]>([
    [AUSTRALIAN, { companyName: 'New  Company' }],
    [AUSTRALIAN, { companyName: 'New & Company' }],
    [AUSTRALIAN, { firstName: 'Gr4ce' }],
    [AUSTRALIAN, { lastName: 'Lim-' }],
    [AUSTRALIAN, { carrierAccountId: '1' }],
    [AUSTRALIAN, { locationId: 'AB' }],
    [AUSTRALIAN, { username: '-newco' }],
    [AUSTRALIAN, { returnsSpeedType: 'fast!' }],
    [AUSTRALIAN, { tradingName: 'Newco & Co' }],
    [AUSTRALIAN, { tradingName: 'Newco  Co' }],
    [JAPANESE, { ...japanese, firstName: 'Megumi' }],
    [JAPANESE, { ...japanese, lastNameKana: '林' }],
    [JAPANESE, { ...japanese, latinName: '林' }],
  ])(
    'for the owner %s is refused with the same message as on the page: %j [OB-1] [SG-1] [VL-chargeAccountAU] [VL-lettersOptionalHyphen]',
    (carrier, more) => {
      const draft = aMerchantDraft(more);
      const fields = draftFields({ carrier, isSignupSkipped: false });
      const shown = draftProblems(tidyDraft(draft), fields, NOBODY).map(({ problem }) => catalogueKeyOf(problem));
      const { onboarding, signup } = calls(draft);
      const refusals = [validateOnboarding(onboarding, carrier), validateSignup(signup, carrier)].flatMap((error) =>
        error?.kind === 'malformed' ? [error.messageKey] : [],
      );
      expect(shown).toHaveLength(1);
      expect(new Set(refusals)).toEqual(new Set(shown));
    },
  );

  it('may omit signup fields that only the form requires [SG-1]', () => {
    expect(
      validateSignup(signupPayload('ACME', 'P', { firstName: 'Ada', lastName: 'Lim' }), AUSTRALIAN),
    ).toBeUndefined();
  });
});
