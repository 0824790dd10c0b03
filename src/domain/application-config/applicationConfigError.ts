import { deepEqual } from '../shared/deepEqual.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { numberSettingProblem } from './portalSettingProblem.ts';
import { configParts, pathsOf, type ConfigPart } from './configPart.ts';
import { readPart } from './configValue.ts';
import { partError, type PartError } from './partError.ts';

const limitError = (part: ConfigPart, value: unknown, { features }: ApplicationConfigHolder) =>
  part.kind === 'setting' && typeof value === 'number' ? numberSettingProblem(part.name, value, features) : undefined;

/** The first part that is not as it was, now or in an earlier document, and may not be as it is, with where it stands. */
export function applicationConfigError(
  before: ApplicationConfigHolder,
  after: ApplicationConfigHolder,
  compile: CompilePattern,
  earlier: readonly ApplicationConfigHolder[] = [],
): { readonly pointer: string; readonly error: PartError | (ReturnType<typeof limitError> & string) } | undefined {
  for (const part of configParts) {
    const value = readPart(after, part);
    if (value === undefined || [before, ...earlier].some((each) => deepEqual(readPart(each, part), value))) continue;
    const error = partError(part, value, compile) ?? limitError(part, value, after);
    if (error) return { pointer: `/${pathsOf(part)[0].join('/')}`, error };
  }
  return undefined;
}
