import { act, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** Starts dragging a row by keyboard. Resolves once the first drop target is focused, which takes one animation frame. */
export async function startKeyboardDrag(user: UserEvent, row: HTMLElement): Promise<void> {
  act(() => row.focus());
  await user.keyboard('{ArrowRight}{Enter}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-roledescription')).toBe('drop indicator'));
}
