import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REASON_PATTERN_KEY } from '../../../src/domain/return-reasons/reasonList.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const pattern = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Regular expression' });
const comment = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Try a comment' });

describe('the pattern of comments', () => {
  it('becomes pending on blur, with the published one struck through [PC-10]', async () => {
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

  it('reports the unsupported part, and why [VL-regex]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.type(pattern(), '(?=a)b');
    await user.tab();
    const said = '“(?=” isn’t supported, because such a check can take too long. Remove it.';
    expect(await screen.findByText(said)).toBeDefined();
    expect(changes.count).toBe(0);
  });

  it('is tested on a comment while typing, without storing either', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.type(comment(), 'too short');
    expect(await screen.findByText('This comment is not accepted.')).toBeDefined();
    await user.type(comment(), ', or long enough');
    expect(screen.getByText('This comment is accepted.')).toBeDefined();
    expect(changes.count).toBe(0);
  });
});
