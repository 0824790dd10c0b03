import { describe, expect, it } from 'vitest';
import { isExternal, signInMethod, signInMethods } from '../../../src/domain/session/signInMethod.ts';
import { signOut } from '../../../src/domain/session/signOut.ts';

const page = { isAdminPage: false, hasWidgetToken: false, loginWithExternalAuth: true, externalAuthType: 'OKTA' };

describe('signInMethod', () => {
  it('is one of four [AU-13]', () => {
    expect(signInMethods).toEqual(['staff-password', 'identity-provider', 'authorization-code', 'widget-token']);
  });

  it.each([
    [{ loginWithExternalAuth: false }, 'staff-password'],
    [{}, 'identity-provider'],
    [{ externalAuthType: undefined }, 'identity-provider'],
    [{ externalAuthType: 'AUTHORIZATION_CODE' }, 'authorization-code'],
    [{ hasWidgetToken: true }, 'widget-token'],
    [{ hasWidgetToken: true, loginWithExternalAuth: false }, 'widget-token'],
  ] as const)('with %j is %s [AU-13]', (more, method) => {
    expect(signInMethod({ ...page, ...more })).toBe(method);
  });

  it.each(['OKTA', 'AUTHORIZATION_CODE'])(
    'is by password on an admin’s page, for any provider of the owner: %s [AU-11]',
    (type) => {
      expect(signInMethod({ ...page, isAdminPage: true, externalAuthType: type })).toBe('staff-password');
    },
  );

  it('is external for two of them [AU-13]', () => {
    expect(signInMethods.filter(isExternal)).toEqual(['identity-provider', 'authorization-code']);
  });
});

describe('signOut', () => {
  it.each([
    ['staff-password', false, { callsProvider: false, goesToProvider: false, messageKey: undefined }],
    ['widget-token', false, { callsProvider: false, goesToProvider: false, messageKey: undefined }],
    ['identity-provider', false, { callsProvider: true, goesToProvider: true, messageKey: undefined }],
    ['authorization-code', false, { callsProvider: true, goesToProvider: true, messageKey: undefined }],
  ] as const)('of %s calls the provider’s logout only after an external sign-in', (method, staysHere, outcome) => {
    expect(signOut(method, staysHere)).toEqual(outcome);
  });

  it.each(signInMethods)('of %s stays here with a message if single sign-on does not redirect [BN-4]', (method) => {
    expect(signOut(method, true)).toEqual({
      callsProvider: isExternal(method),
      goesToProvider: false,
      messageKey: 'constants.apiErrors.loggedOut',
    });
  });
});
