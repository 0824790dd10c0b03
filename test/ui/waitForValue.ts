import { waitFor } from '@testing-library/react';

/** Waits until a value is available. Throws if it does not arrive in time. */
export function waitForValue<Value>(read: () => Value | undefined): Promise<NonNullable<Value>> {
  return waitFor(() => {
    const value = read();
    if (value === undefined || value === null) throw new Error(`nothing came: ${read}`);
    return value;
  });
}
