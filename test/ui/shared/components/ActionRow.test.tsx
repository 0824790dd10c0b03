import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ActionRow, type RowAction, fittingCount } from '../../../../src/ui/shared/components/ActionRow/ActionRow.tsx';

const shownButtons = (): (string | null)[] => screen.getAllByRole('button').map(({ textContent }) => textContent);

/** Simulates a layout, because jsdom has no layout: each action is `action` px wide and the row `room` px. */
function layOut(action: number, room: number): void {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(action);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(room);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(36);
}

function renderRow(calledActions: string[]): void {
  const actions: readonly RowAction[] = [
    { id: 'first', label: 'First', onPress: () => calledActions.push('first') },
    { id: 'second', label: 'Second', onPress: () => calledActions.push('second') },
    { id: 'third', label: 'Third', isDisabled: true },
  ];
  render(<ActionRow actions={actions} moreLabel="More actions" />);
}

describe('fittingCount', () => {
  it.each([
    { room: 320, fits: 3, why: 'all actions, if they fit exactly' },
    { room: 319, fits: 2, why: 'two actions and the menu button' },
    { room: 251, fits: 1, why: 'one action and the menu button, because a second action would not fit' },
    { room: 36, fits: 0, why: 'only the menu button' },
    { room: 0, fits: 0, why: 'the menu button even without room' },
  ])('with $room px shows $why', ({ room, fits }) => {
    expect(fittingCount([100, 100, 100], room, 10, 36)).toBe(fits);
  });

  it('returns 0 without actions', () => {
    expect(fittingCount([], 0, 10, 36)).toBe(0);
  });
});

describe('ActionRow', () => {
  let measure = (): void => {};

  beforeEach(() => {
    class ResizeByHand {
      constructor(changed: () => void) {
        measure = changed;
      }
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal('ResizeObserver', ResizeByHand);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('shows all actions if the row is wide enough', () => {
    layOut(80, 240);
    renderRow([]);
    expect(shownButtons()).toEqual(['First', 'Second', 'Third']);
  });

  it('moves the last actions into a menu if the row is too narrow', async () => {
    layOut(80, 120);
    const calledActions: string[] = [];
    renderRow(calledActions);
    expect(shownButtons()).toEqual(['First', '']);
    await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Second', 'Third']);
    expect(screen.getByRole('menuitem', { name: 'Third' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Second' }));
    expect(calledActions).toEqual(['second']);
  });

  it('moves the focus to the menu button when the focused action moves into the menu [WCAG 2.4.3]', () => {
    layOut(80, 240);
    renderRow([]);
    screen.getByRole('button', { name: 'Second' }).focus();
    layOut(80, 200);
    act(measure);
    expect(shownButtons()).toEqual(['First', 'Second', '']);
    expect(document.activeElement?.textContent).toBe('Second');
    layOut(80, 120);
    act(measure);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
  });

  it("moves the focus to the menu button even if another action now has the focused action's position [WCAG 2.4.3]", () => {
    layOut(80, 200);
    const actions: readonly RowAction[] = ['First', 'Second'].map((label) => ({ id: label, label }));
    const { rerender } = render(<ActionRow actions={actions} moreLabel="More actions" />);
    screen.getByRole('button', { name: 'Second' }).focus();
    rerender(<ActionRow actions={[{ id: 'new', label: 'New' }, ...actions]} moreLabel="More actions" />);
    expect(shownButtons()).toEqual(['New', 'First', '']);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More actions' }));
  });
});
