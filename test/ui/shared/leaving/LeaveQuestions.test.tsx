import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { LeaveQuestions, useLeaveQuestion, useLeaveStart } from '../../../../src/ui/shared/leaving/LeaveQuestions.tsx';

function Asks({ what, isOn = true }: { readonly what: string; readonly isOn?: boolean }) {
  useLeaveQuestion(isOn, {
    mustAsk: ({ nextLocation }) => nextLocation.pathname !== '/allowed',
    render: ({ onStay, onLeave }) => (
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
    openQuestion: () => screen.queryByRole('region')?.getAttribute('aria-label'),
    answer: (name: string) => userEvent.click(screen.getByRole('button', { name })),
    path: () => router.state.location.pathname,
  };
}

describe('LeaveQuestions', () => {
  it('asks once for each part of the page with unsaved input, the last part first', async () => {
    const { openQuestion, answer, path } = await leave('/away');
    expect(openQuestion()).toBe('Text');
    await answer('Leave');
    expect(openQuestion()).toBe('Changes');
    expect(path()).toBe('/page');
    await answer('Leave');
    expect(openQuestion()).toBeUndefined();
    expect(path()).toBe('/away');
  });

  it('asks no further question once the user chooses to stay on the page', async () => {
    const { openQuestion, answer, path } = await leave('/away');
    await answer('Leave');
    await answer('Stay');
    expect(openQuestion()).toBeUndefined();
    expect(path()).toBe('/page');
  });

  it('does not ask about parts without unsaved input, nor if the user opens an allowed path', async () => {
    const { openQuestion, path } = await leave('/away', false);
    expect(openQuestion()).toBe('Changes');
    expect(path()).toBe('/page');
    cleanup();
    expect((await leave('/allowed')).path()).toBe('/allowed');
  });

  it('calls `useLeaveStart` listeners when a navigation starts, but not for a changed query of the same page', async () => {
    const startedFrom: string[] = [];
    function Listens({ address }: { readonly address: () => string }) {
      useLeaveStart(() => startedFrom.push(address()));
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
    expect(startedFrom).toEqual([]);
    await act(() => router.navigate('/away'));
    expect(startedFrom).toEqual(['/page']);
  });
});
