import { describe, expect, it } from 'vitest';
import { favicons, type FaviconOptions } from '../../../src/domain/branding/favicons.ts';
import { isAssetAddress } from '../../../src/domain/validation/formats/isHttpAddress.ts';

const hrefs = (options: FaviconOptions, instance = 'USPS') => favicons(options, instance).map(({ href }) => href);
const usual = (folder: string) =>
  ['favicon.ico', 'favicon-16x16.png', 'favicon-32x32.png', 'apple-touch-icon.png'].map((file) => `${folder}/${file}`);

describe('favicons', () => {
  it('are loaded from the owner’s local folder, or from its remote path [BR-5]', () => {
    expect(hrefs({ assetSource: 'local' })).toEqual(usual('/favicons/USPS'));
    expect(hrefs({ assetSource: 'local', remotePath: 'https://cdn.example/x' })).toEqual(usual('/favicons/USPS'));
    const remotePath = 'https://cdn.example/icons/usps';
    expect(hrefs({ assetSource: 'remote', remotePath })).toEqual(usual(remotePath));
    expect(hrefs({ assetSource: 'remote', remotePath: `${remotePath}/` })).toEqual(usual(remotePath));
    expect(hrefs({ assetSource: 'remote', remotePath: '/assets/v2.1' })).toEqual(usual('/assets/v2.1'));
  });

  it('consist of one icon if the remote path is an image file instead of a folder [BR-5]', () => {
    expect(favicons({ assetSource: 'remote', remotePath: '/assets/icon.SVG?x=1' }, 'USPS')).toEqual([
      { rel: 'icon', href: '/assets/icon.SVG?x=1', type: 'image/svg+xml' },
    ]);
  });

  it('have a MIME type, a size and a link relation for each icon [BR-5]', () => {
    expect(favicons({ assetSource: 'local' }, 'USPS')).toEqual([
      { rel: 'icon', href: '/favicons/USPS/favicon.ico', type: 'image/x-icon' },
      { rel: 'icon', href: '/favicons/USPS/favicon-16x16.png', type: 'image/png', sizes: '16x16' },
      { rel: 'icon', href: '/favicons/USPS/favicon-32x32.png', type: 'image/png', sizes: '32x32' },
      { rel: 'apple-touch-icon', href: '/favicons/USPS/apple-touch-icon.png', type: 'image/png', sizes: '180x180' },
    ]);
  });

  it('are the icons of the fallback instance if the owner enabled the fallback [BR-5]', () => {
    const fallback = { useFallback: true, fallbackInstance: 'DEFAULT' };
    expect(hrefs({ assetSource: 'local', ...fallback })).toEqual(usual('/favicons/DEFAULT'));
    expect(hrefs({ assetSource: 'remote', remotePath: '/own', ...fallback })).toEqual(usual('/favicons/DEFAULT'));
    expect(hrefs({ assetSource: 'local', fallbackInstance: 'DEFAULT', useFallback: false })).toEqual(
      usual('/favicons/USPS'),
    );
    expect(hrefs({ assetSource: 'local', useFallback: true })).toEqual(usual('/favicons/USPS'));
  });

  it('are the icons of the fallback instance if the owner’s remote path is invalid, and an empty list without a fallback [BR-5]', () => {
    for (const remotePath of [undefined, '', '//evil.example', 'javascript:alert(1)']) {
      expect(hrefs({ assetSource: 'remote', remotePath, fallbackInstance: 'DEFAULT' })).toEqual(
        usual('/favicons/DEFAULT'),
      );
      expect(hrefs({ assetSource: 'remote', remotePath })).toEqual([]);
    }
    expect(hrefs({ assetSource: 'local' }, '../secret')).toEqual([]);
    expect(hrefs({ assetSource: 'local', useFallback: true, fallbackInstance: 'a/b' })).toEqual(
      usual('/favicons/USPS'),
    );
  });

  it('have the file extensions that the owner chose, if these are image extensions [BR-5]', () => {
    const customExtensions = {
      favicon: '.SVG',
      'apple-touch-icon': 'webp',
      'favicon-16x16': 'exe',
      constructor: 'png',
    };
    expect(favicons({ assetSource: 'local', customExtensions }, 'USPS').slice(0, 2)).toEqual([
      { rel: 'icon', href: '/favicons/USPS/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { rel: 'icon', href: '/favicons/USPS/favicon-16x16.png', type: 'image/png', sizes: '16x16' },
    ]);
    expect(hrefs({ assetSource: 'local', customExtensions })[3]).toBe('/favicons/USPS/apple-touch-icon.webp');
  });

  it.each([
    ['/assets/icon.png', true],
    ['/', true],
    ['https://cdn.example/icon.png', true],
    ['HTTPS://cdn.example', true],
    ['//cdn.example/icon.png', false],
    ['/\\cdn.example/icon.png', false],
    ['https:///x', false],
    ['http://cdn.example/icon.png', false],
    ['data:image/png;base64,AA', false],
    ['icon.png', false],
    ['javascript:https://cdn.example/icon.png', false],
    ['x/icon.png', false],
  ])('may be loaded from the address %s: %s [BR-5]', (address, may) => {
    expect(isAssetAddress(address)).toBe(may);
  });
});
