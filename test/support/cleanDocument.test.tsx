import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '../../src/ui/shared/components/DataTable/DataTable.tsx';
import type { RowReorder } from '../../src/ui/shared/components/DataTable/DataTableProps.ts';
import { startKeyboardDrag } from '../ui/startKeyboardDrag.ts';

const rows = [{ name: 'One' }, { name: 'Two' }];

function Rows() {
  const reorder: RowReorder = { onReorder: () => undefined };
  return (
    <DataTable
      label="Rows"
      columns={[{ id: 'name', header: 'Name', isRowHeader: true, render: ({ name }) => name }]}
      items={rows}
      idOf={({ name }) => name}
      labelOf={({ name }) => name}
      reorder={reorder}
      reorderLabel="Order"
    />
  );
}

describe('cleanDocument', () => {
  // Run the test twice, because each run must not find the state that the other run left behind.
  it.each([1, 2])('removes all state after a test that ends during a drag, run %i', async (turn) => {
    expect(document.body.textContent).toBe('');
    expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
    expect(document.title).toBe('');
    expect(document.head.querySelector('meta')).toBeNull();
    expect(document.cookie).toBe('');
    expect(window.localStorage.length + window.sessionStorage.length).toBe(0);
    expect(window.location.pathname).toBe('/');
    expect(vi.isFakeTimers()).toBe(false);

    document.documentElement.dataset['theme'] = 'dark';
    document.title = 'Left';
    document.head.append(document.createElement('meta'));
    document.body.append('left');
    document.cookie = 'language=ar; path=/';
    window.localStorage.setItem('left', '1');
    window.sessionStorage.setItem('left', '1');
    window.history.replaceState(undefined, '', '/left');
    render(<Rows />);
    await startKeyboardDrag(userEvent.setup(), screen.getByRole('row', { name: /One/ }));
    if (turn === 1) vi.useFakeTimers();
  });

  it('removes all state after a test that ends just after a drag started', async () => {
    render(<Rows />);
    act(() => screen.getByRole('row', { name: /One/ }).focus());
    await userEvent.keyboard('{ArrowRight}{Enter}');
  });

  it('does not prevent a drag in the test after an unfinished drag', async () => {
    render(<Rows />);
    await startKeyboardDrag(userEvent.setup(), screen.getByRole('row', { name: /One/ }));
  });
});
