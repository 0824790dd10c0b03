import { act, render, screen } from '@testing-library/react';
import { observable, runInAction } from 'mobx';
import { observer } from 'mobx-react-lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '../../../../src/ui/shared/announcing/announce.ts';
import { useAnnouncement } from '../../../../src/ui/shared/announcing/useAnnouncement.ts';
import { afterNextFrame, putOff } from '../../../../src/ui/shared/deferred/afterPaint.ts';
import { deferredObserver } from '../../../../src/ui/shared/deferred/deferredObserver.ts';

let store: { count: number };
let waiting: (() => void)[];
let drawings: string[];

const edit = (): void =>
  act(() =>
    runInAction(() => {
      store.count += 1;
    }),
  );
const paint = (): void =>
  act(() => {
    for (const work of waiting.splice(0)) work();
  });

const Cell = observer(function Cell() {
  drawings.push('cell');
  return <p data-testid="cell">{store.count}</p>;
});
const Bar = deferredObserver(function Bar({ label }: { readonly label: string }) {
  drawings.push('bar');
  useAnnouncement(store.count > 0 ? 'Unpublished changes' : '');
  return <p data-testid="bar">{`${label} ${store.count}`}</p>;
});
const shown = (id: string): string | null => screen.getByTestId(id).textContent;
const said = (): (string | null)[] => [...screen.getByRole('status').children].map(({ textContent }) => textContent);

beforeEach(() => {
  store = observable({ count: 0 });
  waiting = [];
  drawings = [];
  putOff.by = (work) => waiting.push(work);
});
afterEach(() => {
  putOff.by = undefined;
});

describe('what follows from an edit', () => {
  it('is drawn once after the frame that shows the edit, however much was edited', () => {
    render(
      <>
        <Cell />
        <Bar label="a" />
        <Bar label="b" />
      </>,
    );
    drawings = [];
    edit();
    edit();
    expect([shown('cell'), drawings]).toEqual(['2', ['cell', 'cell']]);
    expect(screen.getAllByTestId('bar').map(({ textContent }) => textContent)).toEqual(['a 0', 'b 0']);
    paint();
    expect(screen.getAllByTestId('bar').map(({ textContent }) => textContent)).toEqual(['a 2', 'b 2']);
    expect(drawings).toEqual(['cell', 'cell', 'bar', 'bar']);
  });

  it('is drawn at once with what it is given, and is not drawn again for that', () => {
    const { rerender } = render(<Bar label="a" />);
    edit();
    rerender(<Bar label="b" />);
    expect(shown('bar')).toBe('b 1');
    edit();
    paint();
    expect(shown('bar')).toBe('b 2');
  });

  it('is not drawn where it has gone by then', () => {
    const { unmount } = render(<Bar label="a" />);
    edit();
    unmount();
    drawings = [];
    paint();
    edit();
    paint();
    expect(drawings).toEqual([]);
  });

  it('makes one message with what the act itself says', async () => {
    render(<Bar label="a" />);
    edit();
    announce('Moved to position 2');
    await Promise.resolve();
    paint();
    await act(async () => Promise.resolve());
    expect(said()).toEqual(['Moved to position 2', 'Unpublished changes']);
  });

  it('comes where nobody sees the page and no frame is painted', () => {
    vi.useFakeTimers();
    vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
    putOff.by = afterNextFrame;
    render(<Bar label="a" />);
    edit();
    expect(shown('bar')).toBe('a 0');
    act(() => void vi.runAllTimers());
    expect(shown('bar')).toBe('a 1');
  });
});
