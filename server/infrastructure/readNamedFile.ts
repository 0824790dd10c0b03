import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '../../src/domain/shared/result.ts';

/** Reads a text file of the operator. The error is a sentence that begins with `name`. */
export function readNamedFile(name: string, path: string): Result<string, string> {
  try {
    return ok(readFileSync(path, 'utf8'));
  } catch {
    return err(`${name} cannot be read: ${path}.`);
  }
}
