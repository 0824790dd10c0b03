import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '../../../../src/ui/shared/components/Dialog/Dialog.tsx';
import { settled } from '../../../support/settled.ts';

const stays = (element: HTMLElement): boolean =>
  !element.inert && element.getAttribute('aria-hidden') !== 'true' && 'reactAriaTopLayer' in element.dataset;

/** Inserts a button into a field, like a password manager. */
function addForeign(name: string): HTMLElement {
  const button = document.createElement(name);
  document.body.append(button);
  return button;
}

describe('Dialog', () => {
  it('keeps elements of browser extensions reachable, and nothing else of the page', async () => {
    const before = addForeign('pm-button');
    const { container } = render(
      <Dialog isOpen title="Rename" closeLabel="Close" onClose={() => undefined}>
        Name
      </Dialog>,
    );
    await screen.findByRole('dialog', { name: 'Rename' });
    const during = addForeign('div');
    await settled();
    expect([before, during].map(stays)).toEqual([true, true]);
    expect(stays(container)).toBe(false);
    expect(document.querySelectorAll('[data-rac][data-react-aria-top-layer]')).toHaveLength(0);
    before.remove();
    during.remove();
  });
});
