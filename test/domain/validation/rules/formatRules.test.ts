import { describe, expect, it } from 'vitest';
import { acceptedOf } from '../acceptedOf.ts';
import { isPublicAddress } from '../isPublicAddress.ts';

describe('a web address', () => {
  it('consists of a scheme, a public host in any script, and any path [VL-website]', () => {
    const right = [
      'https://www.company.example',
      'HTTP://Company.Example/Path?q=a%20b&c=[1]#part:2@x',
      'ftp://files.company.example:2121/a',
      'https://a-b.c_d.company.example./',
      'https://company.example?x',
      'https://company.example#x',
      'https://例え.日本/パス?検索=語',
      'https://xn--r8jz45g.xn--zckzah',
      'https://company.example:65535',
      `https://${'l.'.repeat(123)}example`,
      'http://8.8.8.8',
      'http://172.32.0.1:8080/a',
      'http://[2606:4700:4700::1111]/',
      'http://[2606:4700:4700::1.2.3.4]:443',
      `https://${'l'.repeat(63)}.company.example/${'p'.repeat(1900)}`,
    ];
    expect(acceptedOf('website', right)).toEqual(right);
    for (const address of right) expect(new URL(address).hostname).not.toBe('');
  });

  it('is invalid without a scheme or a host, or with an invalid part [VL-website]', () => {
    const wrong = [
      'www.company.example',
      '//company.example',
      'https:company.example',
      'https:/company.example',
      'mailto:a@company.example',
      'javascript://company.example/%0aalert(1)',
      'file:///etc/passwd',
      'https://',
      'https:///company.example',
      'https://company',
      'https://.example',
      'https://company..example',
      'https://company.example..',
      'https://-a.example',
      'https://a-.example',
      'https://company.example:',
      'https://company.example:0',
      'https://company.example:65536',
      'https://company.example:80a',
      'https://company.e',
      'https://company.123',
      'https://company.xn--',
      'https://comp any.example',
      'https://company.example/a b',
      ' https://company.example',
      'https://company.example\n',
      'https://comp%61ny.example',
      'https://company.example\\@x',
      `https://${'l'.repeat(64)}.example`,
      `https://${'l.'.repeat(124)}example`,
      `https://company.example/${'p'.repeat(2048)}`,
    ];
    expect(acceptedOf('website', wrong)).toEqual([]);
  });

  it('is invalid if the URL contains a user name before the host [VL-website]', () => {
    const wrong = [
      'https://user@company.example',
      'https://user:secret@company.example',
      'https://company.example@8.8.8.8',
    ];
    expect(acceptedOf('website', wrong)).toEqual([]);
  });

  it.each([
    [
      'of this machine',
      'localhost a.localhost localhost. foo.LOCALHOST. localhost.localdomain 127.0.0.1 127.1.2.3 0.0.0.0',
    ],
    [
      'of a private network',
      '10.0.0.1 10.255.255.255 172.16.0.1 172.31.255.255 192.168.1.1 100.64.0.1 100.127.255.255',
    ],
    ['of a private name', 'router.local db.internal printer.home.arpa a.test b.invalid c.onion d.alt'],
    [
      'that is link-local, multicast or reserved',
      '169.254.169.254 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255',
    ],
    ['for special purposes', '192.0.0.1 192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.1 203.0.113.7'],
    [
      'in other number notations',
      '2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 127.1 127.0.1 8.8.8.0x8 010.8.8.8 8.8.8 8.8.8.8.8 256.1.1.1 127.0.0.1.',
    ],
    ['in full-width characters', '１２７.0.0.1 127。0。0。1 ⑩.0.0.1 ｌｏｃａｌhost.ｌｏｃａｌhost a.ℓocalhost'],
    ['with ignored characters', 'a.local\u00adhost a.localhost\ufe0f a.local\u200bhost 127.0.0.1\u034f'],
    [
      'in brackets',
      '[::1] [::] [::ffff:127.0.0.1] [::ffff:8.8.8.8] [fe80::1] [fe80::1%25eth0] [fc00::1] [fd12::1] [ff02::1]',
    ],
    [
      'in special brackets',
      '[64:ff9b::7f00:1] [2001::1] [2001:1ff::1] [2001:db8::1] [2002:7f00:1::] [3fff::1] [3fff:fff::] [4000::1]',
    ],
    [
      'in broken brackets',
      '[] [1] [:::1] [2606::1::2] [2606:4700] [2606::1 2606::1] [2606::12345] [2606::g] [2606:1:2:3:4:5:6:7:8] [2606:1:2:3:4:5:6::7:8] [2606::1.2.3] [1.2.3.4::2606] []8.8.8.8 [2606::1]a',
    ],
  ])('is invalid if the URL has a host %s [VL-website]', (_, hosts) => {
    expect(
      acceptedOf(
        'website',
        hosts.split(' ').flatMap((host) => [`http://${host}`, `http://${host}:80/a`]),
      ),
    ).toEqual([]);
  });

  it('is valid if the IP address of its host is just outside the private ranges [VL-website]', () => {
    const right = [
      '9.255.255.255',
      '11.0.0.0',
      '100.63.255.255',
      '100.128.0.0',
      '172.15.255.255',
      '172.32.0.0',
      '198.17.255.255',
      '198.20.0.0',
      '223.255.255.255',
      '1.0.0.0',
      '[2001:200::1]',
      '[2001:db7::1]',
      '[3fff:1000::1]',
      '[2000::1]',
      '[2003::1]',
    ].map((host) => `http://${host}`);
    expect(acceptedOf('website', right)).toEqual(right);
    expect(right.filter((address) => !isPublicAddress(new URL(address).hostname))).toEqual([]);
  });
});

describe('the scheme of a URL', () => {
  it('must be ftp, http or https, and the URL must not contain spaces [VL-httpProtocol]', () => {
    const right = ['http://a', 'https://localhost:3000', 'FTP://x/y', 'https://user@10.0.0.1'];
    const wrong = [
      'http://',
      'ftps://a',
      'http:/a',
      'a.example',
      'http://a b',
      ' http://a',
      'http://a\n',
      'javascript://a',
    ];
    expect(acceptedOf('httpProtocol', [...right, ...wrong])).toEqual(right);
  });
});
