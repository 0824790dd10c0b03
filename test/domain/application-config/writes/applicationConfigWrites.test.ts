import { describe, expect, it } from 'vitest';
import {
  createApplicationConfig,
  updateApplicationConfig,
  placeLogo,
  publishApplicationConfig,
} from '../../../../src/domain/application-config/writes/applicationConfigWrites.ts';
import type { ApplicationConfigPatch } from '../../../../src/domain/application-config/patchApplicationConfigOf.ts';
import { compileRe2Pattern } from '../../../../src/infrastructure/patterns/re2PatternEngine.ts';
import { aCompanyConfiguration, companyId } from '../../../support/samples/builders.ts';

const fresh = { now: 0, id: '' };
const bare = aCompanyConfiguration();
const begun = aCompanyConfiguration({ applicationConfig: { version: '1.0', config: { kept: 1 } } });
const notFound = { ok: false, error: { kind: 'not-found' } };
const IMAGE = 'data:image/png;base64,AAAA';

describe('writes of an application configuration', () => {
  const update = (patch: ApplicationConfigPatch, document = begun) =>
    updateApplicationConfig(compileRe2Pattern).decide(document, { version: '1.0', patch }, fresh);

  it('create the application configuration once, and publish it only if the caller knows its current version [PB-17]', () => {
    const create = createApplicationConfig(compileRe2Pattern);
    const created = create.decide(bare, { DUE_DATE_DAYS: 3 }, fresh);
    expect(created).toMatchObject({
      ok: true,
      value: { document: { applicationConfig: { version: '1.0', config: { DUE_DATE_DAYS: 3 } } } },
    });
    expect(create.decide(begun, {}, fresh)).toMatchObject({ error: { errors: [{ message: 'exists already' }] } });
    expect(create.decide(bare, { DUE_DATE_DAYS: -1 }, fresh)).toMatchObject({ error: { kind: 'invalid' } });
    expect(update({}, bare)).toEqual(notFound);
    expect(publishApplicationConfig.decide(begun, { version: '2.0' }, fresh)).toEqual(notFound);
    const published = publishApplicationConfig.decide(begun, { version: '1.0' }, fresh);
    expect(published.ok && published.value.document).toBe(begun);
  });

  it('merge changes into the stored configuration, and refuse values that the settings page would refuse [CT-3]', () => {
    expect(update({ config: { theme: { primaryColor: '#abcdef' } } })).toMatchObject({
      value: { document: { applicationConfig: { config: { kept: 1, theme: { primaryColor: '#abcdef' } } } } },
    });
    const refused = (patch: ApplicationConfigPatch) => {
      const updated = update(patch);
      return updated.ok ? undefined : updated.error;
    };
    expect(refused({ config: { theme: { primaryColor: 'red' } } })).toMatchObject({
      message: 'validation.invalidValue',
      errors: [{ pointer: '/config/theme/primaryColor' }],
    });
    expect(refused({ config: { ORDER_ID_REGEX: '(a' } })).toMatchObject({ message: 'validation.regexInvalidError' });
    expect(refused({ features: { history: { enabled: true } } })).toMatchObject({
      errors: [{ pointer: '/features/history', message: 'not open to change' }],
    });
    expect(refused({ config: { note: 'x'.repeat(500_001) } })).toMatchObject({ errors: [{ message: 'too large' }] });
    expect(refused({ config: { note: 'half \ud83d' } })).toMatchObject({ errors: [{ message: 'not storable' }] });
  });

  it.each([0, 1.5, 36_501])('refuse %s days as the limit that an owner sets for its merchants [CF-6]', (days) => {
    const owner = aCompanyConfiguration({ ...begun, companyId: companyId('OWNER') });
    const limit = (maxDueDateDays: number) => update({ features: { returnWindows: { maxDueDateDays } } }, owner);
    expect([limit(days).ok, limit(36_500).ok]).toEqual([false, true]);
  });

  it('accept an image only through its upload call, and accept other changes while an image is stored [PB-17]', () => {
    expect(update({ assets: { logoImage: IMAGE } })).toMatchObject({
      error: { errors: [{ message: 'not uploaded' }] },
    });
    const placed = placeLogo.decide(begun, { version: '1.0', logoImage: IMAGE }, fresh);
    const withLogo = placed.ok ? placed.value.document : begun;
    expect(withLogo.assets).toEqual({ logoImage: IMAGE });
    expect(update({ config: { DUE_DATE_DAYS: 3 } }, withLogo)).toMatchObject({ ok: true });
  });
});
