import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { Keys } from '../Keys.ts';
import { readNamedFile } from '../readNamedFile.ts';

const KEY_LENGTH = 32;
const MADE_BY =
  '# Encrypts the unpublished changes and the secrets of authenticator apps in the database. Without this file they are\n# lost. Keep copies of it and of the database apart. Add a new key as the first line to seal with it from the next start on; the others still open.\n';

/** Parses a file with one base64 draft key per line. */
export function parseDraftKeys(text: string): Keys | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  const keys = lines.map((line) => Buffer.from(line, 'base64'));
  const areKeys = keys.every((key, nth) => key.length === KEY_LENGTH && key.toString('base64') === lines[nth]);
  const [first, ...others] = keys;
  return areKeys && first ? [first, ...others] : undefined;
}

/** Reads a key file. If `isMade`, creates a missing file. The error is a sentence. */
export function readDraftKeys(path: string, { isMade }: { readonly isMade: boolean }): Result<Keys, string> {
  if (isMade) makeMissing(path);
  const text = readNamedFile('The keys of drafts', path);
  if (!text.ok) return text;
  const keys = parseDraftKeys(text.value);
  return keys ? ok(keys) : err(`The keys of drafts must be 32 bytes each in base64, one a line: ${path}.`);
}

function makeMissing(path: string): void {
  try {
    writeFileSync(path, `${MADE_BY}${randomBytes(KEY_LENGTH).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
