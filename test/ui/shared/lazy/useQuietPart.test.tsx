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

  it('waits until no dialog covers it, and the dialog can give back the focus to what opened it', async () => {
    const { part, arrive } = partOf('the real one');
    const { container } = render(<Place part={part} />);
    const button = screen.getByRole('button');
    container.setAttribute('inert', '');
    await arrive();
    expect(screen.getByText('stand-in')).toBe(button);
    container.removeAttribute('inert');
    act(() => button.focus());
    expect(screen.getByText('stand-in')).toBe(button);
    act(() => button.blur());
    await waitFor(() => expect(screen.getByText('the real one')).toBeTruthy());
  });

  it('takes the place once a dialog that covered it gave the focus to something else', async () => {
    const { part, arrive } = partOf('the real one');
    const { container } = render(<Place part={part} />);
    container.setAttribute('inert', '');
    await arrive();
    container.removeAttribute('inert');
    const elsewhere = document.body.appendChild(document.createElement('button'));
    act(() => elsewhere.focus());
    await waitFor(() => expect(screen.getByText('the real one')).toBeTruthy());
    elsewhere.remove();
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
