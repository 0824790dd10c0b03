import { describe, expect, it } from 'vitest';
import { textRuleOf } from '../../../src/domain/consumer-text/textRuleOf.ts';
import { textSlotOf } from '../../../src/domain/consumer-text/textSlot.ts';

describe('textRuleOf', () => {
  it('limits a text to the length that fits the screen, where a placeholder counts as the length of its name [CT-2]', () => {
    const heading = textSlotOf('returnDetails', 'heading');
    if (!heading) throw new Error('no heading');
    const { problem } = textRuleOf(heading);
    const filled = (length: number) => `${'a'.repeat(length - 'orderId'.length)}{{orderId}}`;
    expect(problem?.(filled(80))).toBeUndefined();
    expect(problem?.(filled(81))).toBeDefined();
    expect(problem?.('a'.repeat(80))).toBeUndefined();
    expect(problem?.('a'.repeat(81))).toBeDefined();
  });
});
