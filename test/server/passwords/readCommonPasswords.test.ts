import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { commonPasswordList } from '../../../server/infrastructure/passwords/commonPasswordList.ts';
import { readCommonPasswords } from '../../../server/infrastructure/passwords/readCommonPasswords.ts';
import { folderForEachTest } from '../../support/folderForEachTest.ts';

const folder = folderForEachTest();

function listIn(text: string) {
  folder.write('list.txt', text);
  const read = readCommonPasswords(join(folder.path, 'list.txt'));
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

describe('readCommonPasswords', () => {
  it('ships more than 3000 passwords that satisfy the rule for new passwords except for the capital letter [AU-16]', () => {
    const passwords = commonPasswordList.trim().split(/\s+/);
    expect(new Set(passwords).size).toBeGreaterThan(3000);
    for (const password of passwords) expect(password).toMatch(/^(?=.*\d)(?=.*[a-z])[^A-Z\s]{8,}$/);
    const read = readCommonPasswords(undefined);
    for (const password of passwords)
      expect(read.ok && read.value.includes(password.toUpperCase()), password).toBe(true);
    expect(read.ok && read.value.includes('Lantern2026')).toBe(false);
  });

  it('adds the passwords of a file, which are compared in lower case, to the list that ships [AU-16]', () => {
    const list = listIn('Lantern2026\r\nharbour99\r\n\r\n');
    expect(['LANTERN2026', 'Harbour99', 'Password1'].map((each) => list.includes(each))).toEqual([true, true, true]);
    expect(list.includes('Lantern2027')).toBe(false);
  });

  it('accepts SHA-1 hashes with or without a count, of the password as typed or in lower case [AU-16]', () => {
    const hashOf = (password: string) => createHash('sha1').update(password).digest('hex');
    const list = listIn(`${hashOf('Lantern2026').toUpperCase()}:1234\n${hashOf('harbour99')}\n`);
    expect(['Lantern2026', 'Harbour99'].map((each) => list.includes(each))).toEqual([true, true]);
    expect(list.includes('lantern2026')).toBe(false);
  });

  it('returns a sentence for a missing file and for a file without a password [AU-16]', () => {
    const missing = join(folder.path, 'none');
    expect(readCommonPasswords(missing)).toEqual({
      ok: false,
      error: `COMMON_PASSWORDS_FILE cannot be read: ${missing}.`,
    });
    folder.write('empty.txt', '\n\n');
    expect(readCommonPasswords(join(folder.path, 'empty.txt'))).toEqual({
      ok: false,
      error: 'COMMON_PASSWORDS_FILE contains no password.',
    });
  });
});
