import { createContext } from 'react';
import type { FormDrafts } from '../../../application/forms/FormDrafts.ts';

/** Where forms and fields keep what was typed; without it they keep it as long as they are drawn. */
export const FormDraftsContext = createContext<FormDrafts | undefined>(undefined);
