import { describe, expect, it } from 'vitest';
import {
  brandingSubject,
  ownerBrandingSubject,
} from '../../../src/domain/application-config/applicationConfigSubjects.ts';
import { isImageAddress } from '../../../src/domain/application-config/imageSources.ts';
import { updateApplicationConfig } from '../../../src/domain/application-config/writes/applicationConfigWrites.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const sources = ['https://cdn.example/brand', 'https://img.example/'];

describe('imageSources', () => {
  it.each([
    '/assets/logo.png',
    'https://cdn.example/brand/logo.png',
    'https://CDN.example/brand/a/b.png?size=2',
    'https://img.example/x.png',
  ])('allow %s', (address) => expect(isImageAddress(address, sources)).toBe(true));

  it.each([
    'https://cdn.example/brandy/logo.png',
    'https://cdn.example/brand/../else/logo.png',
    'https://cdn.example.evil.example/brand/logo.png',
    'https://cdn.example@evil.example/brand/logo.png',
    'https://somebody@cdn.example/brand/logo.png',
    'https://cdn.example:8443/brand/logo.png',
    'http://cdn.example/brand/logo.png',
    'https://evil.example/?https://cdn.example/brand/',
    '//cdn.example/brand/logo.png',
    'javascript:alert(1)',
  ])('reject %s', (address) => expect(isImageAddress(address, sources)).toBe(false));

  const company = (logoImage: string) => ({
    ...aCompanyConfiguration(),
    applicationConfig: { version: '1.0', config: {} },
    features: { imageSources: sources },
    assets: { logoImage },
  });
  const FOREIGN = 'https://evil.example/pixel.png';
  const resultsOf = (before: string, after: string, earlier: string[] = []) => {
    const context = { before: company(before), after: company(after), changes: [] } as never;
    const write = updateApplicationConfig(() => undefined).decide(
      company(before),
      { version: '1.0', patch: { assets: { logoImage: after } } },
      { now: 0, id: 'x' },
      earlier.map(company),
    );
    const blocked = [brandingSubject, ownerBrandingSubject].map(
      (each) => each.problems?.(context)[0]?.isBlocking ?? false,
    );
    return { write: write.ok || write.error, page: blocked };
  };

  it('are checked by the page and the service with the same result, even if an earlier revision contains the image', () => {
    const refused = { kind: 'invalid', message: 'changes.problems.imageElsewhere' };
    expect(resultsOf('/assets/a.png', 'https://img.example/b.png')).toEqual({ write: true, page: [false, false] });
    for (const earlier of [[], [FOREIGN]])
      expect(resultsOf('/assets/a.png', FOREIGN, earlier)).toEqual({
        write: expect.objectContaining(refused),
        page: [true, true],
      });
  });

  it('are not checked for an image that is already published', () => {
    expect(resultsOf(FOREIGN, FOREIGN)).toEqual({ write: true, page: [false, false] });
  });
});
