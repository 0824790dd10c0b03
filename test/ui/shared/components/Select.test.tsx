import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Select } from '../../../../src/ui/shared/components/Select/Select.tsx';

it('says its hint and its error before the script that opens it has come', () => {
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
