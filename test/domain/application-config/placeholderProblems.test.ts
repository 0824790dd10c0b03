import { describe, expect, it } from 'vitest';
import { placeholderProblems } from '../../../src/domain/application-config/problems/placeholderProblems.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';
import { writeText } from '../consumer-text/writeText.ts';

const heading = textSlotOf('returnDetails', 'heading')!;
const wording = (text: string) =>
  ({
    applicationConfig: { config: { consumerText: writeText({}, 'en', heading, text) } },
  }) as unknown as CompanyConfiguration;
const problems = (before: string, after: string) =>
  placeholderProblems({ before: wording(before), after: wording(after) });

describe('placeholderProblems', () => {
  it('reports a blocking problem for a placeholder that is not allowed in its text [CT-1]', () => {
    expect(problems('Return', 'Return {{code}} {{orderId}}')).toMatchObject([
      { problem: 'changes.problems.unknownPlaceholder', isBlocking: true, code: '{{code}}', feature: 'consumer-text' },
    ]);
  });

  it('reports nothing for a placeholder that was already published', () => {
    expect(problems('Return {{code}}', 'Send {{code}} back')).toEqual([]);
    expect(problems('Return {{code}}', 'Return {{code}}')).toEqual([]);
  });
});
