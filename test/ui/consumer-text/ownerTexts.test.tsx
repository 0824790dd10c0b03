import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { LocaleGateway } from '../../../src/application/languages/LocaleGateway.ts';
import { ok } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { ConsumerTextPage } from '../../../src/ui/features/consumer-text/ConsumerTextPage.tsx';
import { renderPage } from '../renderPage.tsx';
import { headingField as heading, headingKey as key } from './openConsumerTextPage.tsx';

/** Opens the page of a merchant whose owner's first heading differs from the product's text. */
async function openOwned() {
  const products = { consumerPortal: { headings: { returnDetails: 'Standard heading' } } };
  const page = await renderPage(<ConsumerTextPage />, {
    replace: (bind) => provide(bind, LocaleGateway, [], () => ({ read: () => Promise.resolve(ok(products)) })),
  });
  await page.services.get(BrandingStore).load('AUSTRALIA_POST', '/');
  return page;
}

describe('ConsumerTextPage with texts of the owner', () => {
  it('names the owner as the origin of its texts, and offers to use the owner’s or the product’s text [CT-1] [LG-2]', async () => {
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
