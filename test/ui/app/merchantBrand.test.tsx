import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SampleData } from '../../../sample/SampleData.ts';
import { MerchantBrandGateway } from '../../../src/application/branding/MerchantBrandGateway.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp } from './renderApp.tsx';

/** ACME has the sub-brand Express. KOYO has no sub-brand. */
function withSubBrand(sample: SampleData): SampleData {
  const [owner, ...others] = sample.owners;
  if (!owner) return sample;
  const features = { ...owner.adminConfig.features, shouldCheckForSubBrand: true };
  return {
    ...sample,
    owners: [{ ...owner, adminConfig: { ...owner.adminConfig, subBrandName: 'Express', features } }, ...others],
  };
}

const brandOnScreen = async () =>
  (await within(await screen.findByRole('contentinfo')).findByText(/Returns|Express/)).lastChild?.textContent;

describe('the pages of a merchant', () => {
  it('render after the sub-brand is loaded, and show its name [BR-10] [BR-4]', async () => {
    const app = await openApp(withSubBrand(aSample()), 'ACME');
    let answer: () => void = () => undefined;
    app.services.get(MerchantBrandGateway).readSubBrand = () =>
      new Promise((resolve) => {
        answer = () => resolve(ok('Express'));
      });
    app.show('/ACME/return-reasons');
    await waitFor(() => expect(app.services.get(CompanyStore).configuration).toBeDefined());
    expect(screen.getByText('Loading')).toBeTruthy();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    answer();
    expect(await brandOnScreen()).toBe('Express');
    await waitFor(() => expect(document.title).toContain('· Express ·'));
  });

  it('show the owner’s name to a reviewing admin, and do not load the sub-brand [RP-2] [BR-10]', async () => {
    const app = await openApp(withSubBrand(aSample()), 'HOUSE', 'admin');
    let requestCount = 0;
    app.services.get(MerchantBrandGateway).readSubBrand = async () => {
      requestCount += 1;
      return ok('Express');
    };
    await app.services.get(ReviewModeStore).enter('HOUSE', companyId('ACME'), 'A look');
    app.show('/merchants/ACME/return-reasons');
    expect(await brandOnScreen()).toBe('Owner Post Returns');
    expect(requestCount).toBe(0);
  });
});
