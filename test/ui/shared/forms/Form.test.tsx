import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { memo, use } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../../src/ui/shared/components/TextField/TextField.tsx';
import { Form } from '../../../../src/ui/shared/forms/Form.tsx';
import { useForm } from '../../../../src/ui/shared/forms/useForm.ts';
import { renderRoutes } from './renderForm.tsx';

describe('Form', () => {
  it('does not update the context of its fields at each keystroke', async () => {
    const onContext = vi.fn<(form: unknown) => void>();
    const Reader = memo(function Reader() {
      onContext(use(FormContext));
      return null;
    });
    function NameForm() {
      const form = useForm({ initial: { name: '' }, fields: [{ name: 'name' }], onSubmit: () => undefined });
      return (
        <Form form={form}>
          <TextField {...form.field('name')} label="Name" />
          <Reader />
        </Form>
      );
    }
    await renderRoutes([{ path: '*', element: <NameForm /> }]);
    await userEvent.type(screen.getByRole('textbox', { name: /Name/ }), 'Ann');
    expect(screen.getByRole('textbox', { name: /Name/ })).toHaveProperty('value', 'Ann');
    expect(onContext.mock.calls).toEqual([[{ validationBehavior: 'aria' }]]);
  });
});
