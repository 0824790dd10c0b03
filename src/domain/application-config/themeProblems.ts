import type { ChangeContext, ChangeProblem } from '../changes/changeDescription.ts';
import { contrastProblems } from '../theme/themeContrast.ts';
import { configKey } from './configPart.ts';
import { configuredTheme } from './configuredTheme.ts';

const problemOf = {
  primaryColor: { 'hard-to-read': 'branding.problems.button.hard', unreadable: 'branding.problems.button.unreadable' },
  hoverPrimaryColor: {
    'hard-to-read': 'branding.problems.pointedAt.hard',
    unreadable: 'branding.problems.pointedAt.unreadable',
  },
  publicAreaBackgroundColor: {
    'hard-to-read': 'branding.problems.text.hard',
    unreadable: 'branding.problems.text.unreadable',
  },
} as const;

/** Texts that changed colours make hard to read; what can hardly be seen at all does not go live [CT-5]. */
export function themeProblems({ before, after }: ChangeContext): readonly ChangeProblem[] {
  const [published, pending] = [configuredTheme(before), configuredTheme(after)];
  return contrastProblems(pending).flatMap(({ text, background, verdict }) => {
    const isAsPublished = published[text] === pending[text] && published[background] === pending[background];
    if (isAsPublished || verdict === 'passes') return [];
    return [
      {
        problem: problemOf[background][verdict],
        isBlocking: verdict === 'unreadable',
        setting: configKey({ kind: 'colour', name: background }),
      },
    ];
  });
}
