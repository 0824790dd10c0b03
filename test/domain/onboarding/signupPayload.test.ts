import { describe, expect, it } from 'vitest';
import { signupPayload } from '../../../src/domain/onboarding/signupPayload.ts';

describe('signupPayload', () => {
  it('contains organisation, product and applicant, without fields that only the form uses [SG-1]', () => {
    const payload = signupPayload('ACME', 'RETURNS_PORTAL', {
      firstName: 'Ada',
      lastName: 'Lovelace',
      incomeRange: '0-1m',
      turnoverRange: '1-5m',
      industry: 'Machines',
      email: 'ada@acme.example',
      tradingName: 'Acme Engines',
    });
    expect(payload).toEqual({
      organisationId: 'ACME',
      product: 'RETURNS_PORTAL',
      applicant: { contactName: 'Ada Lovelace', email: 'ada@acme.example', tradingName: 'Acme Engines' },
    });
    expect(Object.keys(payload.applicant)).not.toContain('firstName');
  });

  it.each([
    [{ firstName: ' Ada ', lastName: ' Lovelace' }, 'Ada Lovelace'],
    [{ firstName: 'Ada' }, 'Ada'],
    [{ firstName: '  ', lastName: 'Lovelace' }, 'Lovelace'],
    [{ firstName: 'Ada', lastName: 'King', contactName: 'Someone else' }, 'Ada King'],
    [{}, ''],
  ])('combines the names %j to the contact name %j [SG-1]', (applicant, contactName) => {
    expect(signupPayload('ACME', 'RETURNS_PORTAL', applicant).applicant).toEqual({ contactName });
  });
});
