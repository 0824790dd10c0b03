import { describe, expect, it } from 'vitest';
import { canBeUndone } from '../../../src/domain/publishing/process/publishReceipt.ts';

const undone = (...keys: readonly string[]) => canBeUndone({ keys: new Set(keys) });

describe('the receipt of a publish', () => {
  it('allows an undo if the publish changed a configuration, but not if it only onboarded merchants [PB-16] [OB-1]', () => {
    expect(undone('refunds.enabled')).toBe(true);
    expect(undone('onboarding.ACME', 'refunds.enabled')).toBe(true);
    expect(undone('onboarding.ACME', 'signup.ACME')).toBe(false);
  });
});
