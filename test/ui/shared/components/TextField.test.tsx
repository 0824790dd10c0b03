import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { SignInField } from '../../../../src/ui/shared/components/SignInField/SignInField.tsx';
import { TextField } from '../../../../src/ui/shared/components/TextField/TextField.tsx';

const toggleLabels = { show: 'Show password', hide: 'Hide password' };
const describedBy = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

function Password() {
  const [value, setValue] = useState('');
  return <TextField label="Password" type="password" value={value} onChange={setValue} toggleLabels={toggleLabels} />;
}

describe('TextField', () => {
  it('has its hint and error as accessible description, and is marked as invalid', () => {
    render(<TextField label="Name" hint="Up to 50 characters" error="Too long" value="x" onChange={() => undefined} />);
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(describedBy(input)).toContain('Up to 50 characters');
    expect(describedBy(input)).toContain('Too long');
  });

  it('marks an optional field in its label', () => {
    render(<TextField label="Code" optionalMark="(optional)" value="" onChange={() => undefined} />);
    expect(screen.getByRole('textbox', { name: 'Code (optional)' })).toBeDefined();
  });

  it('shows the published value under the input', () => {
    render(
      <TextField
        label="Name"
        value="Not ordered"
        onChange={() => undefined}
        was={{ text: 'Wrong item', label: 'Live:' }}
      />,
    );
    expect(screen.getByText('Wrong item').tagName).toBe('DEL');
    expect(screen.getByText('Live:')).toBeDefined();
  });

  it.each([
    ['with React Aria', <Password key="aria" />],
    [
      'of plain elements',
      <SignInField key="plain" id="p" label="Password" type="password" toggleLabels={toggleLabels} />,
    ],
  ])('shows and hides a password without changing the text (%s)', async (_kind, field) => {
    const user = userEvent.setup();
    render(field);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    await user.type(input, 'correct horse');
    expect(input.type).toBe('password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input.type).toBe('password');
    expect(input.value).toBe('correct horse');
  });
});

describe('SignInField', () => {
  it('has its hint and error as accessible description', () => {
    render(<SignInField id="email" label="E-mail" hint="Your work address" error="Enter an e-mail" />);
    const input = screen.getByRole('textbox', { name: 'E-mail' });
    expect(describedBy(input)).toBe('Your work address Enter an e-mail');
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });
});
