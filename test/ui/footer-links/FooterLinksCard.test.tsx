import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { FooterLinksCard } from '../../../src/ui/features/footer-links/FooterLinksCard.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

async function openPage(options: RenderOptions = {}) {
  const page = await renderPage(<FooterLinksCard />, options);
  await page.services.get(BrandingStore).load('AUSTRALIA_POST', '/');
  return page;
}
const privacy = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Privacy policy/ });
const target = (address: string) => screen.findByRole('link', { name: address });

describe('FooterLinksCard', () => {
  it('shows the URLs that the merchant has set, each with a link that opens it [BN-3] [CF-7]', async () => {
    await openPage();
    expect((await privacy()).value).toBe('https://www.northwind.example/privacy');
    expect((await target('https://www.northwind.example/privacy')).getAttribute('href')).toBe(
      'https://www.northwind.example/privacy',
    );
  });

  it("says that the owner’s link is used if the merchant's field is empty [BN-3]", async () => {
    const { user, changes } = await openPage();
    await user.clear(await privacy());
    await user.tab();
    expect(changes.list).toMatchObject([
      {
        key: 'applicationConfig.features.footer.privacyPolicyUrl',
        originalValue: 'https://www.northwind.example/privacy',
      },
    ]);
    expect(await screen.findByText(/Empty, so the link of Australia Post is shown:/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Put back/ }));
    expect(changes.list).toEqual([]);
  });

  it('rejects a URL that is not a public web address', async () => {
    const { user, changes } = await openPage();
    const address = 'javascript:alert(1)';
    await user.clear(await privacy());
    await user.type(await privacy(), address);
    await user.tab();
    expect((await privacy()).getAttribute('aria-invalid')).toBe('true');
    expect(changes.list).toEqual([]);
    expect(screen.queryByRole('link', { name: address })).toBeNull();
  });
});
