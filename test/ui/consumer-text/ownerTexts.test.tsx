import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { LocaleGateway } from '../../../src/application/languages/LocaleGateway.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { ConsumerTextPage } from '../../../src/ui/features/consumer-text/ConsumerTextPage.tsx';
import { renderPage } from '../renderPage.tsx';
import { headingField as heading, headingKey as key } from './openConsumerTextPage.tsx';

/** The page of a merchant whose owner has its own text for the first heading, different from the product's. */
async function openOwned() {
  const products = { consumerPortal: { headings: { returnDetails: 'Standard heading' } } };
  const page = await renderPage(<ConsumerTextPage />, {
    replace: (bind) => provide(bind, LocaleGateway, [], () => ({ read: () => Promise.resolve(ok(products)) })),
  });
  await page.services.get(BrandingStore).load('AUSTRALIA_POST', '/');
  return page;
}

describe('the origin of a text', () => {
  it("is shown as the owner if the text is the owner's, with links to restore the owner’s and the product’s text [CT-1] [LG-2]", async () => {
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
