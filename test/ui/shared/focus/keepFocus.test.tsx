import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Button } from '../../../../src/ui/shared/components/Button/Button.tsx';
import { Dialog } from '../../../../src/ui/shared/components/Dialog/Dialog.tsx';
import { Menu } from '../../../../src/ui/shared/components/Menu/Menu.tsx';
import { keepFocus } from '../../../../src/ui/shared/focus/keepFocus.ts';

let stop: () => void = () => undefined;
beforeEach(() => {
  stop = keepFocus();
});
afterEach(() => stop());

const button = (name: string) => screen.getByRole('button', { name });
const named = () => document.activeElement?.textContent;
const focusIsOn = (name: string) => waitFor(() => expect(named()).toBe(name));

/** Rows that can be removed by a button or a menu, with a heading before and an optional element after them. */
function Rows({ codes, after }: { readonly codes: readonly string[]; readonly after?: ReactNode }) {
  const [rows, setRows] = useState(codes);
  const remove = (code: string): void => setRows(rows.filter((each) => each !== code));
  return (
    <>
      <main>
        <h1>Rows</h1>
        <ul>
          {rows.map((code) => (
            <li key={code}>
              <Button onPress={() => remove(code)}>{`Remove ${code}`}</Button>
              <Menu label={code} entries={[{ id: 'remove', label: 'Remove it', onAction: () => remove(code) }]}>
                <Button>{`Menu of ${code}`}</Button>
              </Menu>
            </li>
          ))}
        </ul>
        {after}
      </main>
      <Button>Elsewhere</Button>
    </>
  );
}

const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));

describe('keepFocus, when the focused control disappears', () => {
  it('waits for a closing dialog or menu to restore the focus, and otherwise focuses the heading', async () => {
    stop();
    render(
      <main>
        <h1>Page</h1>
        <Button>Opened it</Button>
      </main>,
    );
    const layer = document.createElement('div');
    layer.setAttribute('role', 'dialog');
    layer.innerHTML = '<button type="button">In the layer</button>';
    for (const isGivenBack of [true, false]) {
      document.body.append(layer);
      layer.querySelector('button')?.focus();
      stop = keepFocus();
      const focused: (string | null | undefined)[] = [];
      const note = (): void => void focused.push(named());
      document.addEventListener('focusin', note);
      layer.remove();
      await frame();
      await frame();
      expect(focused).toEqual([]);
      if (isGivenBack) button('Opened it').focus();
      for (let frames = 0; frames < 5; frames += 1) await frame();
      expect(focused).toEqual([isGivenBack ? 'Opened it' : 'Page']);
      document.removeEventListener('focusin', note);
      stop();
    }
  });

  it('focuses the next control in the list', async () => {
    render(<Rows codes={['one', 'two', 'three']} />);
    button('Remove two').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Remove three');
  });

  it('focuses the element after the list if the last row was removed', async () => {
    render(<Rows codes={['one', 'two']} after={<Button>Add</Button>} />);
    button('Remove two').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Add');
  });

  it('focuses the heading if no control follows the removed control', async () => {
    render(<Rows codes={['one', 'two']} />);
    button('Remove two').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Rows');
  });

  it('focuses the next row after a row was removed by its menu', async () => {
    render(<Rows codes={['one', 'two', 'three']} />);
    button('Menu of two').focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Remove three');
    expect(screen.queryByText('Remove two')).toBeNull();
  });

  it('focuses the control that replaced the focused control', async () => {
    function Switch() {
      const [isOn, setOn] = useState(true);
      return (
        <main>
          <p>
            {isOn ? (
              <Button key="off" onPress={() => setOn(false)}>
                Remove
              </Button>
            ) : (
              <Button key="on">Restore</Button>
            )}
          </p>
          <Button>After</Button>
        </main>
      );
    }
    render(<Switch />);
    button('Remove').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Restore');
  });

  it('focuses another control of the same part after the focused button was disabled', async () => {
    function Publish() {
      const [isDone, setDone] = useState(false);
      return (
        <div data-focus-part>
          <Button>Look</Button>
          <Button isDisabled={isDone} onPress={() => setDone(true)}>
            Publish
          </Button>
        </div>
      );
    }
    render(<Publish />);
    button('Publish').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('Look');
  });

  it('focuses the next control after a dialog closes whose opener was removed', async () => {
    function Opener() {
      const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
      return (
        <main>
          {state !== 'done' && <Button onPress={() => setState('open')}>Open</Button>}
          <Button>After</Button>
          <Dialog isOpen={state === 'open'} title="Sure?" onClose={() => setState('closed')}>
            <Button onPress={() => setState('done')}>Do it</Button>
          </Dialog>
        </main>
      );
    }
    render(<Opener />);
    button('Open').focus();
    await userEvent.keyboard('{Enter}');
    button('Do it').focus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('After');
  });

  it('does not move the focus after a click outside all controls', async () => {
    const { rerender } = render(
      <main>
        <h1>Page</h1>
        <Button>Here</Button>
        <p>Beside</p>
      </main>,
    );
    button('Here').focus();
    await userEvent.click(screen.getByText('Beside'));
    rerender(
      <main>
        <h1>Page</h1>
        <p>Beside</p>
      </main>,
    );
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(document.activeElement).toBe(document.body);
  });

  it('does not move the focus after it was stopped, even if a focus change was scheduled', async () => {
    const { rerender } = render(<Button>Here</Button>);
    button('Here').focus();
    rerender(<h1>Page</h1>);
    await Promise.resolve();
    stop();
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    expect(document.activeElement).toBe(document.body);
  });
});
