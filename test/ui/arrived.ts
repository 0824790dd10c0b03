import { waitFor } from '@testing-library/react';

/** Waits for a value, because it may arrive late on a slow machine. Fails if there is none. */
export function arrived<Value>(read: () => Value | undefined): Promise<NonNullable<Value>> {
  return waitFor(() => {
    const value = read();
    if (value === undefined || value === null) throw new Error(`nothing came: ${read}`);
    return value;
  });
}
