import { describe, expect, it } from 'vitest';
import { readEnv } from '../../../src/infrastructure/env/Env.ts';

const complete = {
  clientKey: 'portal',
  adminRoles: ['owner'],
  merchantRoles: ['staff'],
  returnsProduct: 'RETURNS_PORTAL',
};

describe('readEnv', () => {
  it('returns all required and optional settings [BR-1]', () => {
    const all = {
      ...complete,
      carrier: 'USPS',
      carriersByHost: { '*.example': 'USPS' },
      localMode: true,
      admin: false,
      apiUrl: '',
      rootApiUrl: 'https://api.example',
      defaultLanguage: 'ja',
      newNavigation: true,
    };
    expect(readEnv(complete)).toEqual({ ok: true, value: complete });
    expect(readEnv(all)).toEqual({ ok: true, value: all });
  });

  it.each(Object.keys(complete))('throws an error that names the setting %s if it is missing [BR-1]', (setting) => {
    const { [setting as keyof typeof complete]: _, ...rest } = complete;
    expect(readEnv(rest)).toEqual({ ok: false, error: { setting } });
  });

  it.each([
    [{ clientKey: '' }, 'clientKey'],
    [{ adminRoles: [] }, 'adminRoles'],
    [{ merchantRoles: [5] }, 'merchantRoles.0'],
    [{ carriersByHost: { a: 1 } }, 'carriersByHost.a'],
    [{ localMode: 'true' }, 'localMode'],
    [{ defaultLanguage: 'jp' }, 'defaultLanguage'],
  ])('throws an error that names the malformed setting of %j [BR-1]', (more, setting) => {
    expect(readEnv({ ...complete, ...more })).toEqual({ ok: false, error: { setting } });
  });

  it.each([undefined, null, 'text', 5])('throws an error that names /env.js if the settings are %j [BR-1]', (value) => {
    expect(readEnv(value)).toEqual({ ok: false, error: { setting: '/env.js' } });
  });
});
