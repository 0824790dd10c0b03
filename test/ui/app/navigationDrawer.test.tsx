import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it } from 'vitest';
import { DrawerButton } from '../../../src/ui/app/shell/NavigationDrawer.tsx';
import { renderTexts } from '../renderTexts.tsx';

function Layout() {
  return (
    <>
      <DrawerButton>The navigation</DrawerButton>
      <Outlet />
    </>
  );
}

it('the navigation drawer of a phone closes when a route change starts, before the page is loaded [SH-4]', async () => {
  let load: (() => void) | undefined;
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  const router = createMemoryRouter([
    {
      path: '/',
      element: <Layout />,
      children: [
        { index: true, element: 'Here' },
        { path: 'slow', loader: () => loaded.then(() => 'loaded'), element: 'There' },
      ],
    },
  ]);
  await renderTexts(<RouterProvider router={router} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Open menu' }));
  expect(await screen.findByText('The navigation')).toBeTruthy();
  act(() => void router.navigate('/slow'));
  await waitFor(() => expect(screen.queryByText('The navigation')).toBeNull());
  expect(screen.getByText('Here')).toBeTruthy();
  await act(async () => load?.());
  expect(await screen.findByText('There')).toBeTruthy();
  expect(screen.queryByText('The navigation')).toBeNull();
});
