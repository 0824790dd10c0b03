import type { ChangePage, ChangeSubject } from '../changes/changeSubject.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { editPart } from './configEdits.ts';
import { configPartOf, configParts, pageOfPart, type ConfigPart } from './configPart.ts';
import { isRemoved, readPart, REMOVED, writePart } from './configValue.ts';
import { languageProblems } from './languageProblems.ts';
import { partError } from './partError.ts';

type OwnType = 'APPLICATION_CONFIG_MERCHANT' | 'APPLICATION_CONFIG_OWNER';

/** Whether a pattern can be matched is judged where it is edited and where it is sent: the engine is large. */
const trusted: CompilePattern = () => ({ matches: () => true });

function isConfigChange({ value, originalValue }: PendingChange, part: ConfigPart): boolean {
  const isValue = (each: unknown): boolean => partError(part, each, trusted) === undefined;
  if (part.kind === 'text') return isValue(value) && isValue(originalValue);
  return isRemoved(value) || isValue(value);
}

/** One page's parts of an application configuration as pending changes: one key a part, one a text and language. */
function applicationConfigSubject(
  page: ChangePage,
  type: OwnType,
  isOnPage: (part: ConfigPart) => boolean,
): ChangeSubject {
  const partOf = (change: PendingChange): ConfigPart | undefined => {
    const part = change.type === type ? configPartOf(change.key) : undefined;
    return part && isOnPage(part) ? part : undefined;
  };
  return {
    page,
    owns(change) {
      const part = partOf(change);
      return part !== undefined && isConfigChange(change, part);
    },
    read(configuration, change) {
      const part = partOf(change);
      return part && readPart(configuration, part);
    },
    apply: (configuration, changes) =>
      changes.reduce((made, change) => {
        const part = partOf(change);
        return part ? writePart(made, part, change.value) : made;
      }, configuration),
    difference: (from, to) =>
      configParts
        .filter(isOnPage)
        .map((part) => editPart(from, part, readPart(to, part)))
        .filter((change) => change.type === type && !deepEqual(change.value, change.originalValue)),
    valueToUndo: ({ originalValue }) => originalValue ?? REMOVED,
    discard: (_configuration, _present, change) => [{ ...change, value: change.originalValue }],
    problems: page === '/languages' ? languageProblems : () => [],
  };
}

const pages = [...new Set(Object.values(pageOfPart))];

/** A merchant's application configuration page by page, and the owner's own. */
export const applicationConfigSubjects: readonly ChangeSubject[] = [
  ...pages.map((page) =>
    applicationConfigSubject(page, 'APPLICATION_CONFIG_MERCHANT', (part) => pageOfPart[part.kind] === page),
  ),
  applicationConfigSubject('/configuration', 'APPLICATION_CONFIG_OWNER', () => true),
];
