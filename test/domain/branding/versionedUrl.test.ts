import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { versionedUrl } from '../../../src/domain/branding/brandOf.ts';

describe('versionedUrl', () => {
  it.each([
    ['/assets/logo.png', '/assets/logo.png?v=7'],
    ['https://cdn.example/logo?size=2', 'https://cdn.example/logo?size=2&v=7'],
    ['/logo.png?v=3', '/logo.png?v=7'],
    ['/logo.png?v=3&size=2', '/logo.png?size=2&v=7'],
    ['/logo.png?video=3', '/logo.png?video=3&v=7'],
    ['/logo.png?a=1?b', '/logo.png?a=1?b&v=7'],
    ['/metadata:2/logo.png', '/metadata:2/logo.png?v=7'],
    ['/sprite.svg#mark', '/sprite.svg?v=7#mark'],
    ['/sprite.svg?a=1#mark?b', '/sprite.svg?a=1&v=7#mark?b'],
  ])('adds the time of the last publish to %s: %s [PB-8]', (url, versioned) => {
    expect(versionedUrl(url, 7)).toBe(versioned);
  });

  it('returns a URL unchanged if the URL is a data URL, or if nothing was published [PB-8]', () => {
    expect(versionedUrl('data:image/png;base64,AA==', 7)).toBe('data:image/png;base64,AA==');
    expect(versionedUrl('blob:https://portal.example/1', 7)).toBe('blob:https://portal.example/1');
    expect(versionedUrl('/logo.png', undefined)).toBe('/logo.png');
    expect(versionedUrl(undefined, 7)).toBeUndefined();
  });

  it('replaces the time of an earlier publish in the URL instead of adding a second time [PB-8]', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        fc.nat(),
        fc.nat(),
        (url, first, second) => {
          expect(versionedUrl(versionedUrl(url, first), second)).toBe(versionedUrl(url, second));
        },
      ),
    );
  });
});
