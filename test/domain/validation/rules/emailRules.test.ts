import { describe, expect, it } from 'vitest';
import { acceptedOf } from '../acceptedOf.ts';

describe('an e-mail address', () => {
  it('consists of a name, one at sign and a domain with a dot, in any script [VL-email]', () => {
    const right = [
      'a@b.co',
      'first.last+returns@shop.company.example',
      "o'neil_1@sub-domain.example",
      `${'n'.repeat(64)}@${'d'.repeat(63)}.example`,
      'ユーザー@例え.日本',
      'x@xn--r8jz45g.xn--zckzah',
      'X@XN--R8JZ45G.XN--ZCKZAH',
      '{a}!#$%&*/=?^`|~@b.example',
    ];
    expect(acceptedOf('email', right)).toEqual(right);
  });

  it('is invalid if a part of the address is missing, duplicate or misplaced [VL-email]', () => {
    const wrong = [
      'someone',
      '@b.example',
      'a@',
      'a@b',
      'a@b@c.example',
      'a b@c.example',
      ' a@b.example',
      'a@b.example\n',
      '.a@b.example',
      'a.@b.example',
      'a..b@c.example',
      'a@.example',
      'a@b..example',
      'a@b.example.',
      'a@b.example.1',
      'a@-b.example',
      'a@b-.example',
      'a@127.0.0.1',
      'a@b.c',
      'a@b.xn--',
      'a@b_c.example',
      '"a"@b.example',
      'a<b>@c.example',
      'a\u200b@b.example',
      `${'n'.repeat(65)}@b.example`,
      `a@${'d'.repeat(64)}.example`,
      `a@${'d.'.repeat(126)}example`,
    ];
    expect(acceptedOf('email', wrong)).toEqual([]);
  });
});

describe('a login name', () => {
  it('may contain only ASCII characters if the chosen rule requires ASCII [VL-excludeFullWidthEmail] [VL-singleByteLogin]', () => {
    for (const rule of ['excludeFullWidthEmail', 'singleByteLogin'] as const)
      expect(acceptedOf(rule, ['a@b.example', 'no address', '\u007f', '\u0080', 'ａ@b.example', 'é', '💡'])).toEqual([
        'a@b.example',
        'no address',
        '\u007f',
      ]);
  });

  it('that is a user name starts with a letter, digit or underscore and contains no spaces [VL-username]', () => {
    const right = ['a', '_', '7', 'a-b.c@d', 'ユーザー', 'x!', '٧'];
    expect(acceptedOf('username', [...right, '-a', '.a', ' a', 'a b', 'a\t', '@', 'a\u3000b', '½', '²', 'Ⅷ'])).toEqual(
      right,
    );
  });
});
