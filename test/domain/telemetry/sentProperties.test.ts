import { describe, expect, it } from 'vitest';
import { failureEvents } from '../../../src/domain/telemetry/failureEvent.ts';
import { sentProperties } from '../../../src/domain/telemetry/sentProperties.ts';
import { reportedAddress, reportedMessage, withoutSecrets } from '../../../src/domain/telemetry/withoutSecrets.ts';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTYifQ.dozjgNryP4J3jVmNHl0w5N';
const LINK = 'k3Jd9sKq0zPz7uYw2aXb5c';

describe('withoutSecrets', () => {
  it.each([
    [`/ACME/set-password/${LINK}`, '/ACME/set-password/[removed]'],
    [`Bearer ${JWT}`, 'Bearer [removed]'],
    ['/people/ada%40acme.example/edit', '/people/[removed]/edit'],
    ['ada@acme.example wrote', '[removed] wrote'],
    ['/ACME/return-rules/simulator', '/ACME/return-rules/simulator'],
    ['merchant-application-config', 'merchant-application-config'],
    ['/ACME_POST_2/labels/size.small', '/ACME_POST_2/labels/size.small'],
  ])('replaces %s by %s [TL-9]', (text, sent) => {
    expect(withoutSecrets(text)).toBe(sent);
  });
});

describe('sentProperties', () => {
  it('returns only the allowed properties of a page view, including the e-mail address of the signed-in user [TL-2] [TL-9]', () => {
    const properties = {
      page: 'rules',
      portalOwner: 'USPS',
      retailer: 'ACME',
      email: 'ada@acme.example',
      token: JWT,
      address: '1 High Street',
    };
    const { token: _, address: __, ...named } = properties;
    expect(sentProperties({ type: 'merchant_page_opened', properties })).toEqual(named);
    expect(sentProperties({ type: 'admin_page_opened', properties })).toEqual(named);
  });

  it.each(failureEvents)(
    'returns only kind, step and path of the event %s, and no e-mail address [TL-8] [TL-9]',
    (type) => {
      const properties = { kind: 'rejected', step: 'company', path: `/ACME/${LINK}`, companyId: 'ACME' };
      expect(
        sentProperties({ type, properties: { ...properties, email: 'ada@acme.example', message: 'Too long' } }),
      ).toEqual({
        ...properties,
        path: '/ACME/[removed]',
      });
    },
  );

  it('removes all properties of an unknown event, and properties that are not texts [TL-9]', () => {
    expect(sentProperties({ type: 'typed', properties: { page: 'rules' } })).toEqual({});
    expect(sentProperties({ type: 'typed' })).toEqual({});
    expect(
      sentProperties({ type: 'publishing_failure', properties: { kind: { text: 'x' }, step: undefined, path: 7 } }),
    ).toEqual({ path: 7 });
  });
});

describe('reportedMessage', () => {
  it.each([
    ['Error', 'sign-in refused', 'sign-in refused'],
    [
      'TypeError',
      "Cannot read properties of undefined (reading 'Wrong size')",
      'Cannot read properties of undefined (reading …)',
    ],
    ['Error', 'no carrier named “Harbour Lane”', 'no carrier named …'],
    ['Error', 'not a colour: Harbour Lane 4', 'not a colour'],
    ['Error', `refused ${JWT}`, 'refused [removed]'],
    ['Error', 'Minified React error #31', 'Minified React error '],
    ['SyntaxError', 'Cannot convert Harbour to a BigInt', ''],
    ['RangeError', 'Invalid time zone specified: Harbour', ''],
    ['string', 'Harbour Lane', ''],
  ])('returns for a %s with the message “%s” the text “%s” [TL-9]', (kind, message, reported) => {
    expect(reportedMessage(kind, message)).toBe(reported);
  });

  it('limits the length of the error message [TL-9]', () => {
    expect(reportedMessage('Error', 'word '.repeat(100))).toHaveLength(200);
  });

  it('reportedAddress removes query and hash from a URL [TL-9]', () => {
    expect(reportedAddress('https://portal.example/ACME/rules?order=Harbour#token')).toBe(
      'https://portal.example/ACME/rules',
    );
  });
});
