import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { LocaleGateway } from '../../../src/application/languages/LocaleGateway.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { WordingPage } from '../../../src/ui/features/consumer-text/WordingPage.tsx';
import { renderPage } from '../renderPage.tsx';
import { headingField as heading, headingKey as key } from './openWording.tsx';

/** The page of a merchant whose owner words the first heading as the page has it; the product would say otherwise. */
async function openOwned() {
  const products = { consumerPortal: { headings: { returnDetails: 'Standard heading' } } };
  const page = await renderPage(<WordingPage />, {
    replace: (bind) => provide(bind, LocaleGateway, [], () => ({ read: () => Promise.resolve(ok(products)) })),
  });
  await page.services.get(BrandingStore).load('AUSTRALIA_POST', '/');
  return page;
}

describe('where a text comes from', () => {
  it('is told by name where the owner words it, with the way back to the owner’s and to the product’s words [CT-1] [LG-2]', async () => {
    const { user, changes } = await openOwned();
    const owner = 'Australia Post';
    expect(await screen.findByText(new RegExp(`Empty ones show the text of ${owner}`))).toBeDefined();
    await user.type(await heading(), 'Send it back');
    await user.tab();
    await user.click(screen.getByRole('button', { name: `Heading: Use the text of ${owner}` }));
    expect(changes.count).toBe(0);
    expect((await heading()).placeholder).toBe('Tell us what you are returning');
    await user.click(screen.getByRole('button', { name: 'Heading: Use the default text: Standard heading' }));
    expect(changes.get(key('en'))?.value).toEqual({ v1: 'Standard heading' });
    expect(screen.queryByRole('button', { name: /Use the default text: Standard/ })).toBeNull();
  });
});
