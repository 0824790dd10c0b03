import { createContext } from 'react';
import type { FormDrafts } from '../../../application/forms/FormDrafts.ts';

/** Stores unsaved input. Without it, input is lost on unmount. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined);
