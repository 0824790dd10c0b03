import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REASON_PATTERN_KEY } from '../../../src/domain/return-reasons/reasonList.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const pattern = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Regular expression' });

describe('the pattern for comments', () => {
  it('becomes a pending change on blur, next to the published pattern struck through [PC-10]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.type(pattern(), '^a+$');
    expect(changes.count).toBe(0);
    await user.tab();
    expect((await screen.findByText('.{10,200}')).tagName).toBe('DEL');
    expect(changes.get(REASON_PATTERN_KEY)?.value).toBe('^a+$');
    act(() => changes.undo());
    expect(pattern().value).toBe('.{10,200}');
  });

  it('is rejected with the unsupported part of the expression and the reason [VL-regex]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.type(pattern(), '(?=a)b');
    await user.tab();
    const message = '“(?=” isn’t supported, because such a check can take too long. Remove it.';
    expect(await screen.findByText(message)).toBeDefined();
    expect(changes.count).toBe(0);
  });
});
