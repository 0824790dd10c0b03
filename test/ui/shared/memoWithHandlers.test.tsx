import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { memoWithHandlers } from '../../../src/ui/shared/memoWithHandlers.tsx';

type FieldProps = {
  readonly label: string;
  readonly options?: readonly { readonly id: string; readonly text?: unknown }[];
  readonly limit?: { readonly left: number };
  readonly onPick?: ((id: string) => void) | undefined;
  readonly format?: () => string;
};

function drawnField() {
  const draw = vi.fn<(label: string) => void>();
  const Field = memoWithHandlers(function Field({ label, options = [], onPick, format }: FieldProps) {
    draw(label);
    return (
      <>
        {options.map(({ id }) => (
          <button key={id} type="button" onClick={() => onPick?.(id)}>
            {label} {id} {format?.()}
          </button>
        ))}
      </>
    );
  });
  return { draw, Field };
}

describe('a field that is drawn only for what it shows', () => {
  it('is not drawn again for new handlers, a new limit of the same values and a new list of the same options', async () => {
    const { draw, Field } = drawnField();
    const picked: string[] = [];
    const fieldOf = (round: string) => (
      <Field
        label="Size"
        limit={{ left: 2 }}
        options={[{ id: 'S' }, { id: 'M' }]}
        onPick={(id) => picked.push(`${round} ${id}`)}
      />
    );
    const { rerender } = render(fieldOf('first'));
    rerender(fieldOf('second'));
    expect(draw).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Size M' }));
    expect(picked).toEqual(['second M']);
  });

  it.each<[string, FieldProps, FieldProps]>([
    ['another limit', { label: 'Size', limit: { left: 2 } }, { label: 'Size', limit: { left: 1 } }],
    ['another text', { label: 'Size' }, { label: 'Colour' }],
    [
      'an option more',
      { label: 'Size', options: [{ id: 'S' }] },
      { label: 'Size', options: [{ id: 'S' }, { id: 'M' }] },
    ],
    ['another option', { label: 'Size', options: [{ id: 'S' }] }, { label: 'Size', options: [{ id: 'M' }] }],
    [
      'an option that shows something else',
      { label: 'Size', options: [{ id: 'S', text: <b>S</b> }] },
      { label: 'Size', options: [{ id: 'S', text: <b>S</b> }] },
    ],
    ['a prop that came', { label: 'Size' }, { label: 'Size', options: [] }],
    ['a prop that went', { label: 'Size', options: [] }, { label: 'Size' }],
    ['a handler that went', { label: 'Size', onPick: () => undefined }, { label: 'Size', onPick: undefined }],
    ['a function it draws with', { label: 'Size', format: () => 'a' }, { label: 'Size', format: () => 'b' }],
  ])('is drawn again for %s', (_, before, now) => {
    const { draw, Field } = drawnField();
    const { rerender } = render(<Field {...before} />);
    rerender(<Field {...now} />);
    expect(draw).toHaveBeenCalledTimes(2);
  });
});
