import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminConfiguration } from '../../../src/domain/branding/adminConfiguration.ts';
import type { FaviconOptions } from '../../../src/domain/branding/favicons.ts';
import { accentOf } from '../../../src/domain/theme/accent.ts';
import { useDocumentBrand } from '../../../src/ui/app/document/useDocumentBrand.ts';
import { useDocumentTitle } from '../../../src/ui/shared/document/useDocumentTitle.ts';

const configurationOf = (faviconOptions?: FaviconOptions) =>
  ({ carrier: 'TEST_POST', productName: 'Test Returns', faviconOptions }) as AdminConfiguration;
const icons = () =>
  [...document.head.querySelectorAll('link')].map((link) =>
    ['rel', 'href', 'type', 'sizes'].map((name) => link.getAttribute(name)).join(' '),
  );
beforeEach(() => {
  document.title = 'Returns Portal Admin';
  document.head.querySelectorAll('link').forEach((link) => link.remove());
});
describe('useDocumentBrand', () => {
  it('sets the accent colour if the HTML page has none, and updates it when the owner’s colour changes [BR-4]', () => {
    const root = document.documentElement;
    const solid = () => root.style.getPropertyValue('--brand-light-solid');
    root.dataset['accent'] = '#3278c8';
    root.style.removeProperty('--brand-light-solid');
    const branded = (brandColor: string) => ({ ...configurationOf(), brandColor });
    const { rerender } = renderHook(useDocumentBrand, { initialProps: branded('#3278C8') });
    rerender(branded('no colour'));
    expect(solid()).toBe('');
    rerender(branded('#a01040'));
    expect(solid()).toBe(accentOf('#a01040').light.solid);
    rerender(branded('#3278c8'));
    expect(solid()).toBe(accentOf('#3278c8').light.solid);
  });

  it("replaces the favicons of the page by the owner's icons [BR-4, BR-5]", () => {
    document.head.innerHTML += '<link rel="icon" href="/other.ico">';
    renderHook(() => useDocumentBrand(configurationOf({ assetSource: 'local' })));
    expect(icons()).toEqual([
      'icon /favicons/TEST_POST/favicon.ico image/x-icon ',
      'icon /favicons/TEST_POST/favicon-16x16.png image/png 16x16',
      'icon /favicons/TEST_POST/favicon-32x32.png image/png 32x32',
      'apple-touch-icon /favicons/TEST_POST/apple-touch-icon.png image/png 180x180',
    ]);
  });

  it('does not change the favicons if they are already the owner’s [BR-5]', () => {
    document.head.innerHTML += '<link rel="icon" href="https://cdn.example/one.svg">';
    const [before] = document.head.querySelectorAll('link');
    renderHook(() =>
      useDocumentBrand(configurationOf({ assetSource: 'remote', remotePath: 'https://cdn.example/one.svg' })),
    );
    expect([...document.head.querySelectorAll('link')]).toEqual([before]);
  });

  it('sets the document title to the open page, with the merchant under review first [BR-4]', () => {
    const { rerender, unmount } = renderHook(({ reviewed }) => useDocumentTitle('Carriers', 'Test Returns', reviewed), {
      initialProps: { reviewed: undefined as string | undefined },
    });
    expect(document.title).toBe('Carriers · Test Returns · Returns Portal Admin');
    rerender({ reviewed: 'ACME' });
    expect(document.title).toBe('[ACME] Carriers · Test Returns · Returns Portal Admin');
    unmount();
    expect(document.title).toBe('Test Returns · Returns Portal Admin');
  });
});
