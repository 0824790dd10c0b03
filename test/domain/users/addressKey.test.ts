import { describe, expect, it } from 'vitest';
import { addressKey } from '../../../src/domain/users/addressKey.ts';

describe('what an e-mail address is compared by', () => {
  it.each([
    ['case', ' Ann@Shop.Example ', 'ann@shop.example'],
    ['the way an accent is written', 'ANDRE\u0301@shop.example', 'andr\u00e9@shop.example'],
    ['where in a word a sigma stands', 'ΟΔΟΣ@shop.example', 'οδοσ@shop.example'],
    ['a domain from its ASCII form', 'ann@MÜNCHEN.example', 'ann@xn--mnchen-3ya.example'],
    ['the way an accent of a domain is written', 'ann@mu\u0308nchen.example', 'ann@m\u00fcnchen.example'],
  ])('does not tell %s [AU-1]', (_what, one, other) => expect(addressKey(one)).toBe(addressKey(other)));

  it.each([
    ['a dotted İ and i', 'prİya@shop.example', 'priya@shop.example'],
    ['a dotless ı and i', 'prıya@shop.example', 'priya@shop.example'],
    ['ß and ss', 'weiß@shop.example', 'weiss@shop.example'],
    ['ß and ss of a domain', 'ann@weiß.example', 'ann@weiss.example'],
    ['a domain that something is hidden in', 'ann@sh\u00adop.example', 'ann@shop.example'],
    ['a domain that something is encoded in', 'ann@sh%6fp.example', 'ann@shop.example'],
    ['a Cyrillic and a Latin a', 'pri\u0443a@shop.example', 'priya@shop.example'],
  ])('tells %s [AU-1]', (_what, one, other) => expect(addressKey(one)).not.toBe(addressKey(other)));

  it.each([
    '\u212aim@shop.example',
    'ｋim@shop.example',
    '\u017fam@shop.example',
    'ﬁn@shop.example',
    'kim@shop。example．x',
  ])('is nothing where something stands in for ASCII: %s [AU-1]', (email) => expect(addressKey(email)).toBeUndefined());
});
