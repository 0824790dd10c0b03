import { describe, expect, it } from 'vitest';
import { isExternal, signInMethod, signInMethods } from '../../../src/domain/session/signInMethod.ts';
import { signOut } from '../../../src/domain/session/signOut.ts';

const page = { isAdminPage: false, hasWidgetToken: false, loginWithExternalAuth: true, externalAuthType: 'OKTA' };

describe('the way to sign in', () => {
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
  ] as const)('with %j is by %s [AU-13]', (more, method) => {
    expect(signInMethod({ ...page, ...more })).toBe(method);
  });

  it.each(['OKTA', 'AUTHORIZATION_CODE'])(
    'is by password on an admin’s page, whatever the owner uses: %s [AU-11]',
    (type) => {
      expect(signInMethod({ ...page, isAdminPage: true, externalAuthType: type })).toBe('staff-password');
    },
  );

  it('lets another site vouch for the person in two of them [AU-13]', () => {
    expect(signInMethods.filter(isExternal)).toEqual(['identity-provider', 'authorization-code']);
  });
});

describe('signing out', () => {
  it.each([
    ['staff-password', false, { callsProvider: false, goesToProvider: false, messageKey: undefined }],
    ['widget-token', false, { callsProvider: false, goesToProvider: false, messageKey: undefined }],
    ['identity-provider', false, { callsProvider: true, goesToProvider: true, messageKey: undefined }],
    ['authorization-code', false, { callsProvider: true, goesToProvider: true, messageKey: undefined }],
  ] as const)('of %s calls the provider’s logout where there is one [AU-7]', (method, staysHere, outcome) => {
    expect(signOut(method, staysHere)).toEqual(outcome);
  });

  it.each(signInMethods)('of %s stays here and says so where single sign-on does not redirect [BN-4]', (method) => {
    expect(signOut(method, true)).toEqual({
      callsProvider: isExternal(method),
      goesToProvider: false,
      messageKey: 'constants.apiErrors.loggedOut',
    });
  });
});
