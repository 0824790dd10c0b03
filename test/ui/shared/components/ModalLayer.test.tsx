import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../../../src/ui/shared/components/Dialog/Dialog.tsx';
import { settled } from '../../../support/settled.ts';

const isReachable = (element: HTMLElement): boolean =>
  !element.inert && element.getAttribute('aria-hidden') !== 'true' && 'reactAriaTopLayer' in element.dataset;

/** Inserts a button into a field, as a password manager does. */
function addForeign(name: string): HTMLElement {
  const button = document.createElement(name);
  document.body.append(button);
  return button;
}

describe('Dialog', () => {
  it('hides the page from assistive technology, but not the elements that browser extensions inserted', async () => {
    const before = addForeign('pm-button');
    const { container } = render(
      <Dialog isOpen title="Rename" onClose={() => undefined}>
        Name
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Rename' });
    const during = addForeign('div');
    await settled();
    expect([before, during].map(isReachable)).toEqual([true, true]);
    expect(isReachable(container)).toBe(false);
    expect(document.querySelectorAll('[data-rac][data-react-aria-top-layer]')).toHaveLength(0);
    before.remove();
    during.remove();
  });
});
