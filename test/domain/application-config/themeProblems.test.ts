import { describe, expect, it } from 'vitest';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { configKey } from '../../../src/domain/application-config/configPart.ts';
import type { ThemeColour } from '../../../src/domain/theme/consumerTheme.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { problemsOf, withChanges } from '../../support/changes.ts';

const published = aCompanyConfiguration();
const coloured = (colours: Partial<Record<ThemeColour, string>>, on = published) =>
  Object.entries(colours).map(([name, colour]) => editPart(on, { kind: 'colour', name: name as ThemeColour }, colour));

const problemsAfter = (before: typeof published, changes: ReturnType<typeof coloured>) =>
  problemsOf({ before, after: withChanges(before, changes) });

describe('themeProblems [CT-5]', () => {
  it('warns about a colour on which text is hard to read, and names the setting', () => {
    expect(problemsAfter(published, coloured({ primaryColor: '#e0662a' }))).toEqual([
      {
        problem: 'branding.problems.primaryColor.hard-to-read',
        isBlocking: false,
        setting: configKey({ kind: 'colour', name: 'primaryColor' }),
      },
    ]);
  });

  it('blocks publishing with a colour on which text is almost invisible', () => {
    const problems = problemsAfter(
      published,
      coloured({ buttonTextColor: '#32659e', alternateTextColor: '#fefefe' }),
    ).map(({ problem, isBlocking }) => [problem, isBlocking]);
    expect(problems).toEqual([
      ['branding.problems.primaryColor.unreadable', true],
      ['branding.problems.hoverPrimaryColor.unreadable', true],
      ['branding.problems.publicAreaBackgroundColor.unreadable', true],
    ]);
  });

  it('ignores unreadable colours that were published before', () => {
    const faint = withChanges(published, coloured({ primaryColor: '#ffffff' }));
    expect(problemsAfter(faint, coloured({ logoBackground: '#eeeeee' }, faint))).toEqual([]);
  });
});
