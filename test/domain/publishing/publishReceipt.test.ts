import { describe, expect, it } from 'vitest';
import { canBeUndone } from '../../../src/domain/publishing/publishReceipt.ts';

const undone = (...keys: readonly string[]) => canBeUndone({ keys: new Set(keys) });

describe('what was published', () => {
  it('can be undone where it changed a configuration, and not where all it did was onboarding merchants [PB-16] [OB-1]', () => {
    expect(undone('refunds.enabled')).toBe(true);
    expect(undone('onboarding.ACME', 'refunds.enabled')).toBe(true);
    expect(undone('onboarding.ACME', 'signup.ACME')).toBe(false);
  });
});
