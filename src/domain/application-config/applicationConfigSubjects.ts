import type { ChangeSubject } from '../changes/changeSubject.ts';
import type { ChangeType } from '../changes/changeType.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { isRemoval, REMOVED } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { editPart } from './configEdits.ts';
import { configPartOf, configParts, type ConfigPart, type ConfigPartKind } from './configPart.ts';
import { readPart, writePart } from './configValue.ts';
import { languageProblems, languageRefusal } from './languageProblems.ts';
import { partError } from './partError.ts';

/** Whether a pattern can be matched is judged where it is edited and where it is sent: the engine is large. */
const trusted: CompilePattern = () => ({ matches: () => true });

function isConfigChange({ value, originalValue }: PendingChange, part: ConfigPart): boolean {
  const isValue = (each: unknown): boolean => partError(part, each, trusted) === undefined;
  if (part.kind === 'text') return isValue(value) && isValue(originalValue);
  return isRemoval(value) || isValue(value);
}

type ConfigChange = PendingChange & { readonly part: ConfigPart };

/** Some parts of an application configuration as pending changes: one key a part, one a text and language. */
function applicationConfigSubject(type: ChangeType, owns: (part: ConfigPart) => boolean): ChangeSubject<ConfigChange> {
  return {
    parse(change) {
      const part = change.type === type ? configPartOf(change.key) : undefined;
      return part && owns(part) && isConfigChange(change, part) ? { ...change, part } : undefined;
    },
    read: (configuration, { part }) => readPart(configuration, part),
    apply: (configuration, changes) =>
      changes.reduce((made, { part, value }) => writePart(made, part, value), configuration),
    difference: (from, to) =>
      configParts
        .filter(owns)
        .map((part) => editPart(from, part, readPart(to, part)))
        .filter((change) => change.type === type && !deepEqual(change.value, change.originalValue)),
    valueToUndo: ({ originalValue }) => originalValue ?? REMOVED,
  };
}

/** The parts of these kinds, of a merchant's application configuration. */
const merchantConfigSubject = (...kinds: readonly ConfigPartKind[]): ChangeSubject<ConfigChange> =>
  applicationConfigSubject('APPLICATION_CONFIG_MERCHANT', ({ kind }) => kinds.includes(kind));

/** Every part, of the owner's own application configuration. */
export const ownerConfigSubject = applicationConfigSubject('APPLICATION_CONFIG_OWNER', () => true);

export const brandingSubject = merchantConfigSubject('colour', 'logoSize', 'logo');
export const consumerTextSubject = merchantConfigSubject('text');
export const navigationSubject = merchantConfigSubject('navigation');
export const footerLinksSubject = merchantConfigSubject('footerLink');
export const settingsSubject = merchantConfigSubject('setting');
export const dispositionsSubject = merchantConfigSubject('dispositions');
export const languagesSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject('languages', 'defaultLanguage'),
  problems: languageProblems,
  refusal: languageRefusal,
};
