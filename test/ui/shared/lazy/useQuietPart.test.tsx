import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { describe, expect, it } from 'vitest';
import { LazyPart } from '../../../../src/application/shared/LazyPart.ts';
import { useQuietPart } from '../../../../src/ui/shared/lazy/useQuietPart.ts';

function Place({ part, wishes = 0 }: { readonly part: LazyPart<string>; readonly wishes?: number }) {
  const place = useRef<HTMLDivElement>(null);
  const { part: text, hasFailed } = useQuietPart(part, place, wishes);
  return (
    <div ref={place}>
      <button type="button">{text ?? (hasFailed ? 'failed' : 'stand-in')}</button>
    </div>
  );
}

/** A part whose script comes when the test says so. */
function partOf(text: string): { readonly part: LazyPart<string>; readonly arrive: () => Promise<void> } {
  let answer: (text: string) => void = () => undefined;
  const part = new LazyPart(
    () =>
      new Promise<string>((settle) => {
        answer = settle;
      }),
  );
  return {
    part,
    arrive: async () => {
      await act(async () => {
        const loading = part.load();
        answer(text);
        await loading;
      });
    },
  };
}

describe('what takes the place of something simpler', () => {
  it('does so once it is there', async () => {
    const { part, arrive } = partOf('the real one');
    render(<Place part={part} />);
    expect(screen.getByText('stand-in')).toBeTruthy();
    await arrive();
    expect(screen.getByText('the real one')).toBeTruthy();
  });

  it('is drawn before anything else can be pressed', async () => {
    const { part, arrive } = partOf('the real one');
    render(<Place part={part} />);
    const drawn: (string | null)[] = [];
    // Told after the place itself, with nothing between.
    part.onLoad(() => drawn.push(screen.getByRole('button').textContent));
    await arrive();
    expect(drawn).toEqual(['the real one']);
  });

  it('is drawn at once where it was there before', async () => {
    const { part, arrive } = partOf('the real one');
    await arrive();
    render(<Place part={part} />);
    expect(screen.getByText('the real one')).toBeTruthy();
  });

  it('waits until the focus is elsewhere', async () => {
    const { part, arrive } = partOf('the real one');
    render(<Place part={part} />);
    const button = screen.getByRole('button');
    act(() => button.focus());
    await arrive();
    expect(screen.getByText('stand-in')).toBe(button);
    act(() => button.blur());
    await waitFor(() => expect(screen.getByText('the real one')).toBeTruthy());
  });

  it('waits until what was opened there is closed', async () => {
    const { part, arrive } = partOf('the real one');
    render(<Place part={part} />);
    const button = screen.getByRole('button');
    button.setAttribute('aria-expanded', 'true');
    await arrive();
    expect(screen.getByText('stand-in')).toBeTruthy();
    button.setAttribute('aria-expanded', 'false');
    act(() => button.focus());
    act(() => button.blur());
    await waitFor(() => expect(screen.getByText('the real one')).toBeTruthy());
  });

  it('waits until no dialog covers it, not one that is closing either, which gives the focus back to what opened it', async () => {
    const { part, arrive } = partOf('the real one');
    render(<Place part={part} />);
    const button = screen.getByRole('button', { name: 'stand-in' });
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'alertdialog');
    const within = dialog.appendChild(document.createElement('button'));
    await arrive();
    act(() => within.focus());
    await act(() => new Promise((settled) => setTimeout(settled)));
    expect(screen.getByText('stand-in')).toBe(button);
    dialog.remove();
    act(() => button.focus());
    expect(screen.getByText('stand-in')).toBe(button);
    act(() => button.blur());
    await waitFor(() => expect(screen.getByText('the real one')).toBeTruthy());
  });

  it('takes the place once a dialog gave the focus to something else, and within a dialog at once', async () => {
    const { part, arrive } = partOf('the real one');
    const { container } = render(<Place part={part} />);
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    await arrive();
    expect(screen.getByText('stand-in')).toBeTruthy();
    dialog.remove();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    await waitFor(() => expect(screen.getByText('the real one')).toBeTruthy());
    elsewhere.remove();
    container.setAttribute('role', 'dialog');
    const other = partOf('one in a dialog');
    render(<Place part={other.part} />, { container: container.appendChild(document.createElement('div')) });
    await other.arrive();
    expect(screen.getByText('one in a dialog')).toBeTruthy();
  });

  it('is fetched and takes the place where it is wanted, though the focus is there', async () => {
    const { part, arrive } = partOf('the real one');
    const { rerender } = render(<Place part={part} />);
    act(() => screen.getByRole('button').focus());
    rerender(<Place part={part} wishes={1} />);
    await arrive();
    expect(screen.getByText('the real one')).toBeTruthy();
  });

  it('says that a wish could not be granted, and tries again with the next', async () => {
    let isOnline = false;
    const part = new LazyPart(() =>
      isOnline ? Promise.resolve('the real one') : Promise.reject(new Error('offline')),
    );
    const { rerender } = render(<Place part={part} wishes={1} />);
    expect(await screen.findByText('failed')).toBeTruthy();
    isOnline = true;
    rerender(<Place part={part} wishes={2} />);
    expect(await screen.findByText('the real one')).toBeTruthy();
  });
});
