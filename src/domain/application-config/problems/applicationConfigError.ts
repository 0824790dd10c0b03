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

/** Errors that only a new value can have. A restored value is exempt, because it was published before the rule. */
function writeError(part: ConfigPart, value: unknown): TextKey | undefined {
  const problem = part.kind === 'footerLink' && isText(value) ? webAddressRule.problem?.(value) : undefined;
  return problem && keyOf(problem);
}

/** The first changed part that is invalid, with its pointer. Values of earlier documents are skipped. */
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
