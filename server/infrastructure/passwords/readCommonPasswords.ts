import { createHash } from 'node:crypto';
import type { CommonPasswords } from '../../../src/application/shared/CommonPasswords.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { readNamedFile } from '../readNamedFile.ts';
import { commonPasswordList } from './commonPasswordList.ts';

/** SHA-1 hash in hexadecimal, optionally with a count, as in the download of Pwned Passwords. */
const HASH_LINE = /^([0-9a-f]{16})[0-9a-f]{24}(?::\d+)?$/i;

const prefixOf = (password: string): bigint => createHash('sha1').update(password).digest().readBigUInt64BE();

function prefixOfLine(line: string): bigint {
  const [, hash] = HASH_LINE.exec(line) ?? [];
  return hash === undefined ? prefixOf(line.toLowerCase()) : BigInt(`0x${hash}`);
}

/** Stores the first 64 bits of each SHA-1 hash in order, i.e. 8 bytes per password. */
class HashedPasswords implements CommonPasswords {
  readonly #prefixes: BigUint64Array;

  constructor(prefixes: readonly bigint[]) {
    this.#prefixes = BigUint64Array.from(prefixes).sort();
  }

  includes(password: string): boolean {
    return [password, password.toLowerCase()].some((each) => this.#has(prefixOf(each)));
  }

  #has(prefix: bigint): boolean {
    let low = 0;
    let high = this.#prefixes.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#prefixes[middle] ?? 0n) < prefix) low = middle + 1;
      else high = middle;
    }
    return this.#prefixes[low] === prefix;
  }
}

const shippedPrefixes = (): readonly bigint[] => commonPasswordList.trim().split(/\s+/).map(prefixOf);

export const shippedCommonPasswords = (): CommonPasswords => new HashedPasswords(shippedPrefixes());

/**
 * Reads `COMMON_PASSWORDS_FILE` in addition to the list that ships. Each line is a password, which is compared in lower
 * case, or a SHA-1 hash in hexadecimal, which may be followed by a colon and a count.
 */
export function readCommonPasswords(file: string | undefined): Result<CommonPasswords, string> {
  if (file === undefined) return ok(shippedCommonPasswords());
  const read = readNamedFile('COMMON_PASSWORDS_FILE', file);
  if (!read.ok) return read;
  const lines = read.value.split(/\r?\n/).filter((line) => line !== '');
  if (lines.length === 0) return err('COMMON_PASSWORDS_FILE contains no password.');
  return ok(new HashedPasswords([...shippedPrefixes(), ...lines.map(prefixOfLine)]));
}
