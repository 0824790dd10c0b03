import type { ChangeContext, ChangeProblem } from '../../changes/changeDescription.ts';
import type { PublishRefusal } from '../../changes/changeSubject.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { ApplicationConfigHolder } from '../applicationConfig.ts';
import { readPart } from '../configValue.ts';
import { consumerLanguages, offersDefault } from '../consumerLanguages.ts';

const startsInLanguageNotOffered = (holder: ApplicationConfigHolder): boolean =>
  !offersDefault(consumerLanguages(holder));

const languagesIn = (holder: ApplicationConfigHolder): unknown => [
  readPart(holder, { kind: 'languages' }),
  readPart(holder, { kind: 'defaultLanguage' }),
];

/** Ignores a problem that is already published. */
export function languageProblems({ before, after }: ChangeContext): readonly ChangeProblem[] {
  if (deepEqual(languagesIn(before), languagesIn(after)) || !startsInLanguageNotOffered(after)) return [];
  return [{ problem: 'changes.problems.defaultLanguageNotOffered', isBlocking: true }];
}

export function languageRefusal(
  current: ApplicationConfigHolder,
  next: ApplicationConfigHolder,
): PublishRefusal | undefined {
  if (!startsInLanguageNotOffered(next) || startsInLanguageNotOffered(current)) return undefined;
  return { pointer: '/applicationConfig/config/languages/default', reason: 'default-language-not-offered' };
}
