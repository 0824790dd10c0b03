import { deepEqual } from '../shared/deepEqual.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { configParts, pathsOf } from './configPart.ts';
import { readPart } from './configValue.ts';
import { partError, type PartError } from './partError.ts';

/** The first part that is not as it was and may not be as it is, with where it stands. */
export function applicationConfigError(
  before: ApplicationConfigHolder,
  after: ApplicationConfigHolder,
  compile: CompilePattern,
): { readonly pointer: string; readonly error: PartError } | undefined {
  for (const part of configParts) {
    const value = readPart(after, part);
    if (value === undefined || deepEqual(readPart(before, part), value)) continue;
    const error = partError(part, value, compile);
    if (error) return { pointer: `/${pathsOf(part)[0].join('/')}`, error };
  }
  return undefined;
}
