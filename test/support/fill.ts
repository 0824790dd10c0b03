import { fireEvent } from '@testing-library/react';

/** Enters the whole value at once, where a test is not about what happens at each keystroke. */
export const fill = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
