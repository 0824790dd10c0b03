import { describe, expect, it } from 'vitest';
import { signupPayload } from '../../../../src/domain/onboarding/signupPayload.ts';
import { onboardMerchant } from '../../../../src/domain/onboarding/writes/onboardMerchant.ts';
import { signUpMerchant } from '../../../../src/domain/onboarding/writes/signUpMerchant.ts';
import { anOnboarding } from '../../../support/samples/builders.ts';

const fresh = { now: 0, id: '' };
const carrier = 'AUSTRALIA_POST';
const unknown = { carrier, isKnown: false, onboarded: false };

describe('onboardMerchant', () => {
  const payload = anOnboarding();

  it('onboards a new company, does nothing for a repeated request id, and rejects a second request for the company [OB-1] [PB-14]', () => {
    for (const entry of [unknown, { ...unknown, isKnown: true }])
      expect(onboardMerchant.decide(entry, payload, fresh)).toEqual({
        ok: true,
        value: { document: { carrier, isKnown: true, onboarded: true, requestId: 'request-1' }, answer: undefined },
      });
    const done = { carrier, isKnown: true, onboarded: true, requestId: 'request-1' };
    const repeated = onboardMerchant.decide(done, payload, fresh);
    expect(repeated.ok && repeated.value.document).toBe(done);
    for (const taken of [
      { carrier, isKnown: true, onboarded: true },
      { ...done, requestId: 'another' },
    ])
      expect(onboardMerchant.decide(taken, payload, fresh)).toMatchObject({
        error: { errors: [{ message: 'taken' }] },
      });
  });

  it('rejects the same invalid values as the onboarding page [OB-2]', () => {
    const refused = (more: Parameters<typeof anOnboarding>[0]) => {
      const decided = onboardMerchant.decide(unknown, anOnboarding(more), fresh);
      return decided.ok ? undefined : decided.error;
    };
    expect(refused({ companyName: ' ' })).toEqual({
      kind: 'invalid',
      message: 'constants.allFieldsError',
      errors: [{ pointer: '/companyName', message: 'required' }],
    });
    expect(refused({ companyId: 'no id' })).toMatchObject({ errors: [{ pointer: '/companyId' }] });
    expect(refused({ bcc: ['nobody'] })).toMatchObject({ message: 'validation.emailInvalidError' });
  });
});

describe('signUpMerchant', () => {
  const payload = signupPayload('ACME', 'P', { firstName: 'Ada', lastName: 'Lim' });
  const { product, applicant } = payload;

  it('stores the signup of a merchant only once, and rejects a trading name used by another merchant [SG-1] [SG-2]', () => {
    const entry = { carrier, companyId: 'ACME', nameHolder: 'ACME' };
    expect(signUpMerchant.decide(entry, payload, fresh)).toMatchObject({
      ok: true,
      value: { document: { ...entry, last: { product, applicant } } },
    });
    const signedUp = { carrier, companyId: 'ACME', nameHolder: undefined, last: { product, applicant } };
    const repeated = signUpMerchant.decide(signedUp, payload, fresh);
    expect(repeated.ok && repeated.value.document).toBe(signedUp);
    expect(signUpMerchant.decide({ ...entry, nameHolder: 'OTHER' }, payload, fresh)).toEqual({
      ok: false,
      error: { kind: 'invalid', message: 'Request with the same trading name already exists' },
    });
  });

  it('rejects the same invalid values as the signup page [SG-1]', () => {
    const wrong = signupPayload('ACME', 'P', { firstName: 'Ada', lastName: 'Lim', tradingName: 'Ada & Co' });
    expect(signUpMerchant.decide({ carrier, companyId: 'ACME', nameHolder: undefined }, wrong, fresh)).toMatchObject({
      error: {
        message: 'validation.noSpecialCharsExpandedError',
        errors: [{ pointer: '/applicant/tradingName' }],
      },
    });
  });
});
