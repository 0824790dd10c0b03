import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SwitchField } from '../../../../src/ui/shared/components/Switch/SwitchField.tsx';

describe('SwitchField', () => {
  it('shows a different published value under the switch, with a button to reset to it', async () => {
    const resetButton = { label: 'Put back', name: 'Put back Off', onPress: vi.fn<() => void>() };
    render(<SwitchField label="Ask" value was={{ text: 'Off', actions: [resetButton] }} onChange={() => undefined} />);
    expect(screen.getByText('Off').tagName).toBe('DEL');
    await userEvent.click(screen.getByRole('button', { name: 'Put back Off' }));
    expect(resetButton.onPress).toHaveBeenCalledOnce();
  });

  it('does not show the published value if it equals the current value', async () => {
    const onChange = vi.fn<(value: boolean) => void>();
    render(<SwitchField label="Ask" value={false} onChange={onChange} />);
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Ask' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
