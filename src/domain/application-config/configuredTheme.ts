import { isRecord } from '../shared/shapes.ts';
import { themeWithDefaults, type ConsumerTheme } from '../theme/consumerTheme.ts';
import type { ApplicationConfigHolder } from './applicationConfig.ts';
import type { ChangeContext, ChangeProblem } from '../changes/changeDescription.ts';
import { contrastProblems } from '../theme/themeContrast.ts';
import { configKey } from './configPart.ts';

export function configuredTheme({ applicationConfig }: ApplicationConfigHolder): ConsumerTheme {
  const theme = applicationConfig?.config?.['theme'];
  return themeWithDefaults(isRecord(theme) ? theme : undefined);
}

/** Problems of changed colours with poor contrast. Unreadable colours block publishing [CT-5]. */
export function themeProblems({ before, after }: ChangeContext): readonly ChangeProblem[] {
  const [published, pending] = [configuredTheme(before), configuredTheme(after)];
  return contrastProblems(pending).flatMap(({ text, background, verdict }) => {
    if (published[text] === pending[text] && published[background] === pending[background]) return [];
    return {
      problem: `branding.problems.${background}.${verdict}`,
      isBlocking: verdict === 'unreadable',
      setting: configKey({ kind: 'colour', name: background }),
    } satisfies ChangeProblem;
  });
}
