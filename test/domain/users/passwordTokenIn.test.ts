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

it('passwordTokenIn returns a token even if the token is invalid, but undefined if the token is empty or the URL hash contains none', () => {
  expect(passwordTokenIn('#set-password=.')).toBe('.');
  expect(passwordTokenIn('#set-password=')).toBeUndefined();
  expect(passwordTokenIn('#id_token=x')).toBeUndefined();
});
