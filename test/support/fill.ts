import { fireEvent } from '@testing-library/react';

/** Enters a value with one event, for tests that are not about keystrokes. */
export const fill = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });
