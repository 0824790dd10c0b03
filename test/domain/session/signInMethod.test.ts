import { describe, expect, it } from 'vitest';
import { isExternal, signInMethod, signInMethods } from '../../../src/domain/session/signInMethod.ts';
import { signOut } from '../../../src/domain/session/signOut.ts';

const page = { isAdminPage: false, hasWidgetToken: false, loginWithExternalAuth: true, externalAuthType: 'OKTA' };

describe('signInMethod', () => {
  it('has one of four values [AU-13]', () => {
    expect(signInMethods).toEqual(['staff-password', 'identity-provider', 'authorization-code', 'widget-token']);
  });

  it.each([
    [{ loginWithExternalAuth: false }, 'staff-password'],
    [{}, 'identity-provider'],
    [{ externalAuthType: undefined }, 'identity-provider'],
    [{ externalAuthType: 'AUTHORIZATION_CODE' }, 'authorization-code'],
    [{ hasWidgetToken: true }, 'widget-token'],
    [{ hasWidgetToken: true, loginWithExternalAuth: false }, 'widget-token'],
  ] as const)('with the settings %j is %s [AU-13]', (more, method) => {
    expect(signInMethod({ ...page, ...more })).toBe(method);
  });

  it.each(['OKTA', 'AUTHORIZATION_CODE'])(
    'is staff-password on an admin page, even if the owner uses the provider type %s [AU-11]',
    (type) => {
      expect(signInMethod({ ...page, isAdminPage: true, externalAuthType: type })).toBe('staff-password');
    },
  );

  it('uses an external provider for two of its four values [AU-13]', () => {
    expect(signInMethods.filter(isExternal)).toEqual(['identity-provider', 'authorization-code']);
  });
});

describe('signOut', () => {
  it.each([
    ['staff-password', false, { callsProvider: false, goesToProvider: false, messageKey: undefined }],
    ['widget-token', false, { callsProvider: false, goesToProvider: false, messageKey: undefined }],
    ['identity-provider', false, { callsProvider: true, goesToProvider: true, messageKey: undefined }],
    ['authorization-code', false, { callsProvider: true, goesToProvider: true, messageKey: undefined }],
  ] as const)('after %s calls the provider’s logout only if the sign-in was external', (method, staysHere, outcome) => {
    expect(signOut(method, staysHere)).toEqual(outcome);
  });

  it.each(signInMethods)(
    'after %s shows a message instead of opening the provider, if single sign-on does not redirect [BN-4]',
    (method) => {
      expect(signOut(method, true)).toEqual({
        callsProvider: isExternal(method),
        goesToProvider: false,
        messageKey: 'constants.apiErrors.loggedOut',
      });
    },
  );
});
