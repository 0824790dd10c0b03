import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from '../../../../src/ui/shared/components/Select/Select.tsx';

it('Select has its hint and its error as accessible description', () => {
  render(
    <Select
      label="Size"
      hint="One of two."
      error="Choose a size."
      placeholder="None"
      options={[{ id: 'small', label: 'Small' }]}
      value={undefined}
      onChange={() => undefined}
    />,
  );
  const trigger = screen.getByRole('button', { name: 'None Size' });
  const texts = (trigger.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent);
  expect(texts).toEqual(['One of two.', 'Choose a size.']);
});

it.each<readonly [how: string, press: (user: UserEvent, trigger: HTMLElement) => Promise<void>]>([
  ['the mouse', (user, trigger) => user.click(trigger)],
  ['touch', (user, target) => user.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }])],
  [
    'a key',
    async (user) => {
      await user.tab();
      await user.keyboard('{ArrowDown}');
    },
  ],
])('Select opens its list of options the first time it is activated by %s', async (_how, press) => {
  const user = userEvent.setup();
  const choose = vi.fn<(size: string) => void>();
  const options = [
    { id: 'small', label: 'Small' },
    { id: 'large', label: 'Large' },
  ];
  render(<Select label="Size" placeholder="None" options={options} value={undefined} onChange={choose} />);
  await press(user, screen.getByRole('button', { name: 'None Size' }));
  await user.click(screen.getByRole('option', { name: 'Large' }));
  expect(choose).toHaveBeenCalledExactlyOnceWith('large');
  expect(screen.queryByRole('listbox')).toBeNull();
});
