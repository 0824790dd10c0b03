import { waitFor } from '@testing-library/react';

/** What is read once it is there: a value read at once may not have come yet on a slow machine. Fails where none comes. */
export function arrived<Value>(read: () => Value | undefined): Promise<NonNullable<Value>> {
  return waitFor(() => {
    const value = read();
    if (value === undefined || value === null) throw new Error(`nothing came: ${read}`);
    return value;
  });
}
