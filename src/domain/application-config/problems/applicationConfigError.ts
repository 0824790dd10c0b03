import { deepEqual } from '../../shared/deepEqual.ts';
import { isText } from '../../shared/shapes.ts';
import type { TextKey } from '../../shared/textKey.ts';
import { keyOf } from '../../shared/valueRule.ts';
import type { CompilePattern } from '../../validation/patterns/patternEngine.ts';
import { webAddressRule } from '../../validation/valueRules.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';
import { allParts, pathsOf, type ConfigPart } from '../configPart.ts';
import { readPart } from '../configValue.ts';
import { partError } from './partError.ts';

/** Errors that apply only to new values. A restored value may have been published before its rule existed. */
function writeError(part: ConfigPart, value: unknown): TextKey | undefined {
  const problem = part.kind === 'footerLink' && isText(value) ? webAddressRule.problem?.(value) : undefined;
  return problem && keyOf(problem);
}

/** Error of the first invalid changed part, with a JSON pointer. Values that earlier documents contain are skipped. */
export function applicationConfigError(
  before: ApplicationConfigHolder,
  after: ApplicationConfigHolder,
  compile: CompilePattern,
  earlier: readonly ApplicationConfigHolder[] = [],
): { readonly pointer: string; readonly error: TextKey } | undefined {
  for (const part of allParts) {
    const value = readPart(after, part);
    if (value === undefined || [before, ...earlier].some((each) => deepEqual(readPart(each, part), value))) continue;
    const error = partError(part, value, compile) ?? writeError(part, value);
    if (error) return { pointer: `/${pathsOf(part)[0].join('/')}`, error };
  }
  return undefined;
}
