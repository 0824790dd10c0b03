import { fireEvent } from '@testing-library/react';

/** Sets the value of a field with one event, for tests in which keystrokes do not matter. */
export const fill = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
