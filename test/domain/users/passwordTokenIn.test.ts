import { expect, it } from 'vitest';
import { passwordLinkAddress } from '../../../src/domain/users/passwordLink.ts';
import { passwordTokenIn } from '../../../src/domain/users/passwordTokenIn.ts';

const TOKEN = 'Ab-_'.repeat(10);

it.each(['', '.', ')', '>', ').', '%20', '\u3002'])(
  'a link to set a password is opened with a stray %j behind it [AU-17]',
  (stray) => {
    const [, hash = ''] = passwordLinkAddress(TOKEN).split('/');
    expect(passwordTokenIn(hash + stray)).toBe(TOKEN);
  },
);

it('a link without a token that could be one is a link all the same, and nothing else is', () => {
  expect(passwordTokenIn('#set-password=.')).toBe('.');
  expect(passwordTokenIn('#set-password=')).toBeUndefined();
  expect(passwordTokenIn('#id_token=x')).toBeUndefined();
});
