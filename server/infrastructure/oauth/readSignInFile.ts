import { readFileSync } from 'node:fs';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import { parseSignInOptions, type SignInOptions } from './signInOptions.ts';

export function readSignInFile(path: string): Result<SignInOptions, string> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return err(`SIGN_IN_FILE cannot be read: ${path}.`);
  }
  return parseSignInOptions(text);
}
