import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useUnsavedGuard } from '../../../src/ui/shared/changes/unsaved/useUnsavedGuard.tsx';
import { aReason } from '../../support/samples/builders.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { button, renderDock } from '../publishing/renderDock.tsx';

const confirmations: boolean[] = [];
afterEach(() => void confirmations.splice(0));

function Leaving() {
  const guard = useUnsavedGuard();
  return (
    <>
      <button type="button" onClick={() => void guard.confirm().then((goesOn) => confirmations.push(goesOn))}>
        Away
      </button>
      {guard.dialog}
    </>
  );
}

describe('leaving the page with unpublished changes', () => {
  it('does not ask the user if no change would be lost [PC-9]', async () => {
    const { user } = await renderDock(anEnvironment(), { beside: <Leaving /> });
    await user.click(button('Away'));
    expect(confirmations).toEqual([true]);
  });

  it('by signing out asks what to do with them, with “keep in this browser” as default; Escape cancels [PC-9]', async () => {
    const { user, save } = await renderDock(anEnvironment(), { beside: <Leaving /> });
    act(() => save(aReason({ description: 'Else' })));
    await user.click(button('Away'));
    expect(await screen.findByRole('alertdialog', { name: 'Sign out with unpublished changes?' })).toBeTruthy();
    expect(
      screen.getByText(/^1 unpublished change can be kept for 30 days\. You find it in this browser/),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(confirmations).toEqual([false]);

    await user.click(button('Away'));
    await user.click(button('Discard and sign out'));
    expect(confirmations).toEqual([false, true]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
