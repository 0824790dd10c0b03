import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicWebAddress } from '../../../../src/domain/validation/formats/isPublicWebAddress.ts';
import { isPublicAddress } from '../isPublicAddress.ts';

describe('isPublicWebAddress', () => {
  it.each([
    ['https://company', false],
    ['https://www.company.com', true],
    ['https://www.company.com:443', true],
    ['https://www.company.com:65535/path', true],
    ['https://www.company.com:443x', false],
    ['https://www.company.com:x443', false],
    ['https://www.company.com:0', false],
    ['https://www.company.com:65536', false],
    ['javascript:https://www.company.com', false],
    ['xhttps://www.company.com', false],
    ['https://www.company.com1', false],
    ['https://www.company.1com', false],
    ['https://www.company.xn--fiqs8s', true],
    ['https://www.company.1xn--fiqs8s', false],
    ['https://xn--mnchen-3ya.com', true],
    ['https://xn--a.com/', true],
  ])('returns for the URL %s the result %s [VL-website]', (text, isPublic) => {
    expect(isPublicWebAddress(text)).toBe(isPublic);
  });
});

const numRuns = Number(process.env['RUNS'] ?? 2000);

const number = fc.oneof(
  fc.integer({ min: 0, max: 300 }).map(String),
  fc.constantFrom('0x7f', '0177', '00', '1.', '', '１２７', '⑩', '8', '127'),
);
const ipv4 = fc.array(number, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('.'));
const group = fc.oneof(
  fc.integer({ min: 0, max: 0xffff }).map((each) => each.toString(16)),
  fc.constant(''),
);
const ipv6 = fc
  .tuple(
    fc.constantFrom('', '2001:', '2002:', '2606:', '3fff:', '::ffff:', '64:ff9b::'),
    fc.array(group, { maxLength: 8 }),
    ipv4,
  )
  .map(([start, groups, end]) => `[${start}${groups.join(':')}${end.length > 8 ? `:${end}` : ''}]`);
const label = fc.oneof(
  fc.constantFrom(
    'localhost',
    'local',
    'internal',
    'home',
    'arpa',
    'example',
    'com',
    'ﬁle',
    'LOCAL',
    'ｔｅｓｔ',
    'xn--a',
    '日本',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);
const name = fc
  .array(label, { minLength: 1, maxLength: 4 })
  .chain((labels) => fc.constantFrom('.', '。', '．', '｡').map((dot) => labels.join(dot)));
const host = fc.oneof(
  ipv4,
  ipv6,
  name,
  fc.ipV4(),
  fc.ipV6().map((each) => `[${each}]`),
  fc.domain(),
);
const address = fc
  .tuple(
    fc.constantFrom('http://', 'https://', 'HTTP://', 'http:/', 'http:', 'http:\\\\', 'ftp://'),
    fc.constantFrom('', '', '', 'user@', 'a:b@', '8.8.8.8@', '/', '\\', '\t'),
    host,
    fc.constantFrom(
      '',
      '.',
      ':80',
      ':',
      ':99999',
      '/',
      '/a@b',
      '\\@8.8.8.8',
      '?@8.8.8.8',
      '#x',
      '\ufe0f',
      '\u00ad',
      '%2e',
    ),
  )
  .map((parts) => parts.join(''));

const numbers = fc.integer({ min: 0, max: 255 });

describe('isPublicWebAddress compared with the URL that a browser opens', () => {
  it('accepts a URL only if the browser would open a public host, in any notation [VL-website]', () => {
    fc.assert(
      fc.property(address, (text) => {
        if (!isPublicWebAddress(text) || !URL.canParse(text)) return;
        const { hostname, username } = new URL(text);
        expect({ text, hostname, isPublic: isPublicAddress(hostname), username }).toEqual({
          text,
          hostname,
          isPublic: true,
          username: '',
        });
      }),
      { numRuns },
    );
  });

  it('accepts a URL with an IPv4 address exactly if the IP address is public [VL-website]', () => {
    fc.assert(
      fc.property(
        fc.oneof(numbers, fc.constantFrom(0, 10, 100, 127, 169, 172, 192, 198, 203, 224)),
        fc.oneof(numbers, fc.constantFrom(0, 2, 16, 18, 31, 51, 64, 88, 168, 254)),
        fc.oneof(numbers, fc.constantFrom(0, 2, 99, 100, 113)),
        numbers,
        (...parts) => {
          const text = parts.join('.');
          expect(isPublicWebAddress(`http://${text}/`)).toBe(isPublicAddress(text));
        },
      ),
      { numRuns },
    );
  });

  it('accepts a URL with an IPv6 address exactly if the IP address is public [VL-website]', () => {
    const first = fc.oneof(
      fc.integer({ min: 0x1ff0, max: 0x400f }),
      fc.constantFrom(0, 0x64, 0x2001, 0x2002, 0x3fff, 0xfc00, 0xfe80, 0xff02),
    );
    const second = fc.oneof(fc.nat(0xffff), fc.constantFrom(0, 1, 0x1ff, 0x200, 0xdb8, 0xfff, 0x1000));
    fc.assert(
      fc.property(first, second, fc.array(fc.nat(0xffff), { minLength: 6, maxLength: 6 }), (one, two, others) => {
        const written = [one, two, ...others].map((each) => each.toString(16)).join(':');
        const short = new URL(`http://[${written}]`).hostname;
        expect(isPublicWebAddress(`http://[${written}]`)).toBe(isPublicAddress(written));
        expect(isPublicWebAddress(`http://${short}`)).toBe(isPublicAddress(short));
      }),
      { numRuns },
    );
  });

  it('accepts any URL with a public domain, a port and a path [VL-website]', () => {
    fc.assert(
      fc.property(fc.domain(), fc.webPath(), fc.option(fc.integer({ min: 1, max: 65_535 })), (domain, path, port) => {
        const expected = isPublicAddress(domain);
        expect(isPublicWebAddress(`https://${domain}${port ? `:${port}` : ''}${path}`)).toBe(expected);
      }),
      { numRuns },
    );
  });
});
