import type { ChangeContext, ChangeProblem } from '../changes/changeDescription.ts';
import type { PublishRefusal } from '../changes/changeSubject.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import { readPart } from './configValue.ts';

function startsInLanguageNotOffered(holder: ApplicationConfigHolder): boolean {
  const offered = readPart(holder, { kind: 'languages' });
  const start = readPart(holder, { kind: 'defaultLanguage' });
  return Array.isArray(offered) && start !== undefined && !offered.includes(start);
}

const languagesIn = (holder: ApplicationConfigHolder): unknown => [
  readPart(holder, { kind: 'languages' }),
  readPart(holder, { kind: 'defaultLanguage' }),
];

/** What to know before the languages of a portal change; what was so already is no news. */
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
