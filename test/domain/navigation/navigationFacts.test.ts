import { describe, expect, it } from 'vitest';
import { navigationFacts } from '../../../src/domain/navigation/navigationFacts.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const view = { isReviewing: false, canManageUsers: false };
const all = {
  processingEnabled: true,
  isIntegrated: true,
  portalActive: true,
  canCreateOrdersDirectly: true,
  inStoreReturns: { enabled: true },
  refunds: { enabled: true },
} as const;

describe('navigationFacts', () => {
  it('are all false if neither the configuration nor the view sets any fact [NV-2]', () => {
    const none = Object.values(navigationFacts(aCompanyConfiguration(), view));
    expect(new Set(none)).toEqual(new Set([false]));
    const refunds = { enabled: false };
    expect(navigationFacts(aCompanyConfiguration({ refunds, inStoreReturns: refunds }), view)).toMatchObject({
      refundsEnabled: false,
      inStoreReturnsEnabled: false,
    });
  });

  it('are all true if the configuration and the view set every fact [NV-2] [NV-3]', () => {
    const every = navigationFacts(aCompanyConfiguration(all), { isReviewing: true, canManageUsers: true });
    expect(new Set(Object.values(every))).toEqual(new Set([true]));
  });

  it.each([
    ['processingEnabled', 'processingEnabled'],
    ['isIntegrated', 'isIntegrated'],
    ['portalActive', 'portalActive'],
    ['canCreateOrdersDirectly', 'canCreateOrdersDirectly'],
    ['inStoreReturns', 'inStoreReturnsEnabled'],
    ['refunds', 'refundsEnabled'],
  ] as const)('sets for the configured %s only the fact %s [NV-2]', (setting, fact) => {
    const facts = navigationFacts(aCompanyConfiguration({ [setting]: all[setting] }), view);
    expect(Object.entries(facts).flatMap(([name, holds]) => (holds ? [name] : []))).toEqual([fact]);
  });
});
