import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REASON_PATTERN_KEY } from '../../../src/domain/return-reasons/reasonList.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const pattern = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Regular expression' });
const comment = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Try a comment' });

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

  it('is tested against a sample comment while the user types; neither text is stored', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.type(comment(), 'too short');
    expect(await screen.findByText('This comment is not accepted.')).toBeDefined();
    await user.type(comment(), ', or long enough');
    expect(screen.getByText('This comment is accepted.')).toBeDefined();
    expect(changes.count).toBe(0);
  });
});
