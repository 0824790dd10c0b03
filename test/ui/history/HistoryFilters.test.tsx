import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HistoryFilters } from '../../../src/ui/features/history/filters/HistoryFilters.tsx';
import { PageLinksContext } from '../../../src/ui/shared/pages/PageLinksContext.ts';
import { renderPage } from '../renderPage.tsx';

it("HistoryFilters offers only the company's pages, in the order of the company's navigation [PB-16] [NV-1]", async () => {
  const present = ['/settings', '/carriers', '/return-rules', '/branding'];
  const pages = ['/settings', '/return-rules', '/carriers'].map((url) => ({ title: url, url }));
  const { user } = await renderPage(
    <PageLinksContext value={{ hasPage: (path) => present.includes(path), goTo: () => undefined }}>
      <HistoryFilters
        filter={{ words: '', person: undefined, page: undefined, time: undefined, since: '', until: '' }}
        people={[]}
        onChange={() => undefined}
      />
    </PageLinksContext>,
    {
      publish: (configuration) => ({
        ...configuration,
        features: { ...configuration.features, navigation: { version: '1', pages } },
      }),
    },
  );
  await user.click(screen.getByRole('button', { name: /On any page/ }));
  const offered = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(offered).toEqual(['On any page', 'Settings', 'Return rules', 'Carriers', 'Branding']);
});
