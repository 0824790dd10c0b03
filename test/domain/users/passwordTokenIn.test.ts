import { expect, it } from 'vitest';
import { passwordLinkAddress, passwordTokenIn } from '../../../src/domain/users/passwordLink.ts';

const TOKEN = 'Ab-_'.repeat(10);

it.each(['', '.', ')', '>', ').', '%20', '\u3002'])(
  'passwordTokenIn finds the token of a link that is followed by a stray %j',
  (stray) => {
    const [, hash = ''] = passwordLinkAddress(TOKEN).split('/');
    expect(passwordTokenIn(hash + stray)).toBe(TOKEN);
  },
);

it('passwordTokenIn returns even an invalid token, but undefined for an empty token or another URL hash', () => {
  expect(passwordTokenIn('#set-password=.')).toBe('.');
  expect(passwordTokenIn('#set-password=')).toBeUndefined();
  expect(passwordTokenIn('#id_token=x')).toBeUndefined();
});
