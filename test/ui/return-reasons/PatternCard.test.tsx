import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REASON_PATTERN_KEY } from '../../../src/domain/return-reasons/reasonList.ts';
import { PATTERN_LIMIT } from '../../../src/domain/validation/patterns/patternEngine.ts';
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

  it('is an empty field for the default of 1 to 50 characters [RS-2]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.tab();
    await screen.findByText('.{10,200}');
    expect(changes.get(REASON_PATTERN_KEY)?.value).toBe('^.{1,50}$');
    expect(pattern().value).toBe('');
  });

  it('is tested on a comment while typing, without storing either', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.type(comment(), 'too short');
    expect(await screen.findByText('This comment is not accepted.')).toBeDefined();
    await user.type(comment(), ', or long enough');
    expect(screen.getByText('This comment is accepted.')).toBeDefined();
    expect(changes.count).toBe(0);
  });

  it('reports at once that the typed pattern is invalid or too long [FM-6]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.type(pattern(), '(');
    expect(await screen.findByText('This is not a valid pattern.')).toBeDefined();
    expect(document.activeElement).toBe(pattern());
    await user.type(pattern(), 'a)');
    expect(screen.queryByText('This is not a valid pattern.')).toBeNull();
    await user.paste('a'.repeat(PATTERN_LIMIT.max));
    expect(screen.getByText('This pattern is too large. Shorten it.')).toBeDefined();
    expect(screen.getByText('3 characters too many', { ignore: '[role="status"] *' })).toBeDefined();
    await user.tab();
    expect(pattern().value).toHaveLength(PATTERN_LIMIT.max + 3);
    expect(changes.count).toBe(0);
  });
});
