import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LeaveQuestions, useLeaveQuestion, useLeaveStart } from '../../../../src/ui/shared/leaving/LeaveQuestions.tsx';

function Asks({ what, isOn = true }: { readonly what: string; readonly isOn?: boolean }) {
  useLeaveQuestion(isOn, {
    isAsked: ({ nextLocation }) => nextLocation.pathname !== '/allowed',
    draw: ({ onStay, onLeave }) => (
      <section aria-label={what}>
        <button type="button" onClick={onStay}>
          Stay
        </button>
        <button type="button" onClick={onLeave}>
          Leave
        </button>
      </section>
    ),
  });
  return undefined;
}

afterEach(cleanup);

async function leave(to: string, isTextTyped = true) {
  const page = (
    <LeaveQuestions>
      <Asks what="Changes" />
      <Asks what="Text" isOn={isTextTyped} />
    </LeaveQuestions>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/page'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate(to));
  return {
    asked: () => screen.queryByRole('region')?.getAttribute('aria-label'),
    answer: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    path: () => router.state.location.pathname,
  };
}

describe('leaving a page', () => {
  it('is asked about by each part with unsaved input, the last one first', async () => {
    const { asked, answer, path } = await leave('/away');
    expect(asked()).toBe('Text');
    await answer('Leave');
    expect(asked()).toBe('Changes');
    expect(path()).toBe('/page');
    await answer('Leave');
    expect(asked()).toBeUndefined();
    expect(path()).toBe('/away');
  });

  it('stops at the first answer to stay', async () => {
    const { asked, answer, path } = await leave('/away');
    await answer('Leave');
    await answer('Stay');
    expect(asked()).toBeUndefined();
    expect(path()).toBe('/page');
  });

  it('is only asked about by parts with unsaved input, and never for an allowed path', async () => {
    const { asked, path } = await leave('/away', false);
    expect(asked()).toBe('Changes');
    expect(path()).toBe('/page');
    cleanup();
    expect((await leave('/allowed')).path()).toBe('/allowed');
  });

  it('is reported when it starts, and not for a change of the address within the page', async () => {
    const told: string[] = [];
    function Listens({ address }: { readonly address: () => string }) {
      useLeaveStart(() => told.push(address()));
      return undefined;
    }
    const address = (): string => router.state.location.pathname;
    const page = (
      <LeaveQuestions>
        <Listens address={address} />
      </LeaveQuestions>
    );
    const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: ['/page'] });
    render(<RouterProvider router={router} />);
    await act(() => router.navigate('/page?field=name'));
    expect(told).toEqual([]);
    await act(() => router.navigate('/away'));
    expect(told).toEqual(['/page']);
  });
});
