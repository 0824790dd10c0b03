import { describe, expect, it } from 'vitest';
import { configKey } from '../../../src/domain/application-config/configPart.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { setupOf } from '../../../src/domain/carriers/changes/carrierKey.ts';
import { needsStepUp } from '../../../src/domain/configuration/needsStepUp.ts';
import { usps } from '../../support/samples/secretCarrier.ts';

const ofCarrier = (secret: string) =>
  ({ type: 'COMPANY_CARRIER_CONFIG', key: 'carriers.carrier.USPS', value: setupOf(usps(secret)) }) as const;
const ofOwner = (key: string, value: unknown) => ({ type: 'APPLICATION_CONFIG_OWNER', key, value }) as const;

describe('needsStepUp', () => {
  it('returns true for a change of webhooks [AU-28]', () => {
    expect(needsStepUp([{ type: 'COMPANY', key: 'settings.webhooks', value: [{ url: 'https://a.example' }] }])).toBe(
      true,
    );
  });

  it('returns true for an entered account secret, but not for a masked one [AU-28]', () => {
    expect(needsStepUp([ofCarrier('planted0secret0planted0secret000')])).toBe(true);
    expect(needsStepUp([ofCarrier(SECRET_MASK)])).toBe(false);
  });

  it('returns true if an owner changes a limit, or the users of whom a second factor is required [AU-28]', () => {
    expect(needsStepUp([ofOwner(configKey({ kind: 'limit', name: 'maxWarrantyDays' }), 30)])).toBe(true);
    expect(needsStepUp([ofOwner(configKey({ kind: 'secondFactor', name: 'roles' }), ['staff'])])).toBe(true);
  });

  it('returns false for changes of other settings [AU-28]', () => {
    const others = [
      { type: 'COMPANY', key: 'settings.orderInstructions', value: 'Ring twice' } as const,
      ofOwner(configKey({ kind: 'flag', name: 'strongPassword' }), true),
    ];
    expect(needsStepUp(others)).toBe(false);
    expect(needsStepUp([])).toBe(false);
  });
});
