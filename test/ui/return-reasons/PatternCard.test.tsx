import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { REASON_PATTERN_KEY } from '../../../src/domain/return-reasons/reasonKey.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const pattern = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Regular expression' });
const comment = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Try a comment' });

describe('the pattern of comments', () => {
  it('becomes a pending change when it is left, with the published one struck through [PC-1] [PC-10]', async () => {
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

  it('is not changed by what is no pattern; it stays to be mended', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.type(pattern(), '(unfinished{Enter}');
    expect(await screen.findByText('This is not a valid pattern.')).toBeDefined();
    expect(pattern().value).toBe('(unfinished');
    expect(changes.count).toBe(0);
    await user.type(pattern(), ')');
    expect(screen.queryByText('This is not a valid pattern.')).toBeNull();
  });

  it('shows the default of any 1 to 50 characters as an empty field [RS-2]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.clear(pattern());
    await user.tab();
    await screen.findByText('.{10,200}');
    expect(changes.get(REASON_PATTERN_KEY)?.value).toBe('^.{1,50}$');
    expect(pattern().value).toBe('');
  });

  it('is tried on a comment as it is typed, and keeps neither', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.type(comment(), 'too short');
    expect(await screen.findByText('This comment is not accepted.')).toBeDefined();
    await user.type(comment(), ', or long enough');
    expect(screen.getByText('This comment is accepted.')).toBeDefined();
    expect(changes.count).toBe(0);
  });
});
