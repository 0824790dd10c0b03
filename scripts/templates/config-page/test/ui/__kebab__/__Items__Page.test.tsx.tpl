import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { __Items__Page } from '../../../src/ui/features/__kebab__/__Items__Page.tsx';
import { renderPage } from '../renderPage.tsx';

it('makes each field a pending change of its own', async () => {
  const { user, changes } = await renderPage(<__Items__Page />);
  await user.click(screen.getByRole('switch', { name: '__Title__' }));
  expect(changes.list).toMatchObject([{ key: '__items__.isEnabled', value: true }]);
  await user.type(screen.getByRole('textbox', { name: /Note/ }), 'Thanks');
  await user.tab();
  expect(changes.list).toMatchObject([{ key: '__items__.isEnabled' }, { key: '__items__.note', value: 'Thanks' }]);
});
