import type { ChangeSubject, PublishRefusal } from '../changes/changeSubject.ts';
import type { ChangeType } from '../changes/changeType.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { hasContent, isRemoval, REMOVED, type Removal } from '../changes/removal.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { CompilePattern } from '../validation/patterns/patternEngine.ts';
import { applicationConfigIn, countriesIn, type ApplicationConfigHolder } from './applicationConfig.ts';
import { editPart } from './configEdits.ts';
import { allParts, configKey, configPartOf, type ConfigPart, type ConfigPartKind } from './configPart.ts';
import { readPart, writePart } from './configValue.ts';
import type { ConfigValues } from './configValues.ts';
import { internationalTierProblems } from './problems/internationalTierProblems.ts';
import { imageProblems } from './imageSources.ts';
import { partError } from './problems/partError.ts';
import { placeholderProblems } from './problems/placeholderProblems.ts';
import { themeProblems } from './configuredTheme.ts';
import { isNumber } from '../shared/shapes.ts';
import { type PortalSetting, absentNumberProblem, numberSettingProblem, portalSettings } from './portalSetting.ts';
import type { ChangeContext, ChangeProblem } from '../changes/changeDescription.ts';
import { consumerLanguages, offersDefault } from './consumerLanguages.ts';

/** Invalid numbers of `next`, except values that a configuration in `others` already contains. */
export const invalidNumbers = (
  others: readonly ApplicationConfigHolder[],
  next: ApplicationConfigHolder,
): readonly PublishRefusal[] =>
  (Object.keys(portalSettings) as PortalSetting[]).flatMap((name) => {
    const [value, ...existingValues] = [next, ...others].map((each) => readPart(each, { kind: 'setting', name }));
    if (existingValues.some((each) => deepEqual(each, value))) return [];
    const [published] = existingValues.filter(isNumber);
    const problem = isNumber(value)
      ? numberSettingProblem(name, value, next.features)
      : value === undefined && absentNumberProblem(name, published, countriesIn(next));
    return problem ? [{ pointer: `/applicationConfig/config/${name}`, reason: problem, message: problem }] : [];
  });

/** Accepts every pattern, because the engine is too large to load here. Editor and service compile patterns. */
const acceptAnyPattern: CompilePattern = () => ({ matches: () => true });

type ConfigValue = ConfigValues[ConfigPartKind];

/** A change of one part. The original value may have any shape, because published values are not validated. */
export type ConfigChange = PendingChange & { readonly part: ConfigPart; readonly value: ConfigValue | Removal };

const isConfigValue = (part: ConfigPart, value: unknown): value is ConfigValue =>
  partError(part, value, acceptAnyPattern) === undefined;

function withPart(change: PendingChange, part: ConfigPart): ConfigChange | undefined {
  const { value, originalValue } = change;
  const isText = part.kind === 'text';
  if (isText && !isConfigValue(part, originalValue)) return undefined;
  if (isRemoval(value)) return isText ? undefined : { ...change, part, value };
  return isConfigValue(part, value) ? { ...change, part, value } : undefined;
}

function applicationConfigSubject(type: ChangeType, owns: (part: ConfigPart) => boolean): ChangeSubject<ConfigChange> {
  const owned = allParts.filter(owns);
  return {
    parse(change) {
      const part = change.type === type ? configPartOf(change.key) : undefined;
      return part && owns(part) ? withPart(change, part) : undefined;
    },
    read: (configuration, { part }) => readPart(configuration, part),
    apply: (configuration, changes) =>
      changes.reduce((updated, { part, value }) => writePart(updated, part, value), configuration),
    // Compare the complete configurations first, because most publishes do not change the application configuration.
    difference: (from, to) =>
      deepEqual(applicationConfigIn(from), applicationConfigIn(to))
        ? []
        : owned
            .map((part) => editPart(from, part, readPart(to, part)))
            .filter((change) => change.type === type && !deepEqual(change.value, change.originalValue)),
    settings: (configuration) =>
      owned
        .filter(({ kind }) => kind !== 'text')
        .map((part) => ({
          type,
          key: configKey(part),
          value: REMOVED,
          originalValue: readPart(configuration, part),
        })),
    valueToUndo: ({ originalValue }) => (hasContent(originalValue) ? originalValue : REMOVED),
  };
}

export const merchantConfigSubject = (...kinds: readonly ConfigPartKind[]): ChangeSubject<ConfigChange> =>
  applicationConfigSubject('APPLICATION_CONFIG_MERCHANT', ({ kind }) => kinds.includes(kind));

const ownerConfigSubject = (...kinds: readonly ConfigPartKind[]): ChangeSubject<ConfigChange> =>
  applicationConfigSubject('APPLICATION_CONFIG_OWNER', ({ kind }) => kinds.includes(kind));

const brandKinds = ['colour', 'logoSize', 'logo', 'logoText'] as const;

export const brandingSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject(...brandKinds),
  problems: (context) => [...imageProblems(context), ...themeProblems(context)],
};
export const consumerTextSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject('text'),
  problems: placeholderProblems,
};
export const navigationSubject = merchantConfigSubject('navigation');
export const footerLinksSubject = merchantConfigSubject('footerLink');
export const portalSettingsSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject('setting'),
  problems: ({ after }) => internationalTierProblems(after),
  invalid: invalidNumbers,
};
export const languagesSubject: ChangeSubject<ConfigChange> = {
  ...merchantConfigSubject('languages', 'defaultLanguage'),
  problems: languageProblems,
  refusal: languageRefusal,
};

/** Settings of an owner's organisation, one subject per page. `ownerRestSubject` has parts that no page edits. */
export const ownerBrandingSubject: ChangeSubject<ConfigChange> = {
  ...ownerConfigSubject(...brandKinds),
  problems: imageProblems,
};
export const ownerNavigationSubject = ownerConfigSubject('navigation');
export const ownerFooterLinksSubject = ownerConfigSubject('footerLink');
export const ownerFeaturesSubject = ownerConfigSubject('flag', 'limit', 'offer', 'hiddenPages', 'secondFactor');
export const ownerRestSubject = ownerConfigSubject('text', 'languages', 'defaultLanguage', 'setting', 'dispositions');

const startsInLanguageNotOffered = (holder: ApplicationConfigHolder): boolean =>
  !offersDefault(consumerLanguages(holder));

const languagesIn = (holder: ApplicationConfigHolder): unknown => [
  readPart(holder, { kind: 'languages' }),
  readPart(holder, { kind: 'defaultLanguage' }),
];

/** Problem if the default language is not offered, unless the published languages already have this problem. */
export function languageProblems({ before, after }: ChangeContext): readonly ChangeProblem[] {
  if (deepEqual(languagesIn(before), languagesIn(after)) || !startsInLanguageNotOffered(after)) return [];
  return [{ problem: 'changes.problems.defaultLanguageNotOffered', isBlocking: true }];
}

function languageRefusal(current: ApplicationConfigHolder, next: ApplicationConfigHolder): PublishRefusal | undefined {
  if (!startsInLanguageNotOffered(next) || startsInLanguageNotOffered(current)) return undefined;
  return { pointer: '/applicationConfig/config/languages/default', reason: 'default-language-not-offered' };
}
