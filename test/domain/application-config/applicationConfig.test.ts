import { describe, expect, it } from 'vitest';
import {
  applicationConfigIn,
  withApplicationConfig,
  type ApplicationConfigHolder,
} from '../../../src/domain/application-config/applicationConfig.ts';
import { patchApplicationConfigOf } from '../../../src/domain/application-config/patchApplicationConfigOf.ts';

const bare: ApplicationConfigHolder & { readonly name: string } = { name: 'Acme', features: {} };
const full = {
  name: 'Acme',
  applicationConfig: { version: '1.0', config: { DUE_DATE_DAYS: 14 } },
  features: { footer: { privacyPolicyUrl: 'https://a.example' } },
  assets: { logoImage: '/logo.png' },
};

describe('the application configuration of a company [PB-5]', () => {
  it('has three empty parts if the company never configured anything', () => {
    expect(applicationConfigIn(bare)).toEqual({ config: {}, features: {}, assets: {} });
  });

  it('is unchanged after it is read from the company configuration and written back', () => {
    expect(withApplicationConfig(full, applicationConfigIn(full))).toEqual(full);
    expect(withApplicationConfig(bare, applicationConfigIn(bare))).toEqual(bare);
  });

  it('is written into the company configuration without the parts that have no value', () => {
    const made = withApplicationConfig(bare, {
      config: { DUE_DATE_DAYS: 7 },
      features: {},
      assets: { logoImage: '/a' },
    });
    expect(made).toEqual({
      name: 'Acme',
      applicationConfig: { config: { DUE_DATE_DAYS: 7 } },
      features: {},
      assets: { logoImage: '/a' },
    });
    expect(Object.keys(withApplicationConfig(bare, applicationConfigIn(bare)))).toEqual(['name', 'features']);
    const versioned = { ...bare, applicationConfig: { version: '1.0' } };
    const same = withApplicationConfig(versioned, applicationConfigIn(versioned));
    expect(Object.keys(same.applicationConfig)).toEqual(['version']);
  });

  it('loses its empty `assets`, but not its version, when all values are removed', () => {
    expect(withApplicationConfig(full, { config: {}, features: {}, assets: {} })).toEqual({
      name: 'Acme',
      applicationConfig: { version: '1.0', config: {} },
      features: {},
    });
  });

  it('is patched part by part: the patch changes only the settings that it contains, and null removes a setting [PB-17]', () => {
    const patched = patchApplicationConfigOf(full, { config: { RAN_REGEX: '^R' }, assets: { logoImage: null } });
    expect(patched).toEqual({
      name: 'Acme',
      applicationConfig: { version: '1.0', config: { DUE_DATE_DAYS: 14, RAN_REGEX: '^R' } },
      features: full.features,
    });
  });
});
