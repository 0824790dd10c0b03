import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from './renderApp.tsx';

it('a page that the owner hides shows “Page not found” and is missing in the navigation [RT-6] [RT-7]', async () => {
  const sample = aSample();
  const withHiddenPages = (paths: readonly string[]) => ({
    ...sample,
    owners: sample.owners.map((owner) => ({
      ...owner,
      adminConfig: {
        ...owner.adminConfig,
        features: { ...owner.adminConfig.features, hiddenPages: { paths: [...paths] } },
      },
      merchants: owner.merchants.map((merchant) => ({
        ...merchant,
        configuration: {
          ...merchant.configuration,
          features: {
            ...merchant.configuration.features,
            navigation: {
              version: '2',
              pages: [
                { title: 'Return reasons', url: '/return-reasons' },
                { title: 'Words', url: '/wording' },
              ],
            },
          },
        },
      })),
    })),
  });
  const { show } = await openApp(withHiddenPages(['/wording']), 'ACME', 'staff');
  show('/ACME/wording');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeDefined();
  const navigation = within(screen.getAllByRole('navigation')[0] as HTMLElement);
  expect(navigation.getByRole('link', { name: 'Return reasons' })).toBeDefined();
  expect(navigation.queryByRole('link', { name: 'Words' })).toBeNull();
});
