import { expect, it } from 'vitest';
import { passwordLinkAddress, passwordTokenIn } from '../../../src/domain/users/passwordLink.ts';

const TOKEN = 'Ab-_'.repeat(10);

it.each(['', '.', ')', '>', ').', '%20', '\u3002'])('a password link works with a stray %j after it', (stray) => {
  const [, hash = ''] = passwordLinkAddress(TOKEN).split('/');
  expect(passwordTokenIn(hash + stray)).toBe(TOKEN);
});

it('a password link may contain an invalid token, and other hashes are not password links', () => {
  expect(passwordTokenIn('#set-password=.')).toBe('.');
  expect(passwordTokenIn('#set-password=')).toBeUndefined();
  expect(passwordTokenIn('#id_token=x')).toBeUndefined();
});
