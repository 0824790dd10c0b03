import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseIpv6 } from '../../../../src/domain/validation/formats/isPublicWebAddress.ts';

describe('parseIpv6', () => {
  it.each([
    ['1:2:3:4:5:6:7:8', [1, 2, 3, 4, 5, 6, 7, 8]],
    ['2001:DB8::ff00:42', [0x2001, 0xdb8, 0, 0, 0, 0, 0xff00, 0x42]],
    ['::', [0, 0, 0, 0, 0, 0, 0, 0]],
    ['::1', [0, 0, 0, 0, 0, 0, 0, 1]],
    ['1::', [1, 0, 0, 0, 0, 0, 0, 0]],
    ['1:2:3:4:5:6:7::', [1, 2, 3, 4, 5, 6, 7, 0]],
    ['::192.0.2.33', [0, 0, 0, 0, 0, 0, 0xc000, 0x221]],
    ['1:2:3:4:5:6:192.0.2.33', [1, 2, 3, 4, 5, 6, 0xc000, 0x221]],
  ])('reads %s as the groups %j [VL-website]', (text, groups) => {
    expect(parseIpv6(text)).toEqual(groups);
  });

  it('accepts the same texts as Node [VL-website]', () => {
    const part = fc.constantFrom('', '0', '1', 'ffff', '12345', 'g', '1.2.3.4', '1.2.3', '256.1.1.1');
    const texts = fc.array(part, { maxLength: 10 }).map((parts) => parts.join(':'));
    fc.assert(
      fc.property(texts, (text) => (parseIpv6(text) !== undefined) === isIPv6(text)),
      { numRuns: 3_000 },
    );
  });
});
