import { createContext } from 'react';

/** Opens the command palette. */
export const CommandsContext = createContext<() => void>(() => undefined);
