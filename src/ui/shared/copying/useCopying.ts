import { useState } from 'react';
import { Clipboard } from '../../../application/shared/Clipboard.ts';
import { useService } from '../services.tsx';

export type Copying = {
  readonly isCopied: boolean;
  /** A new object for each attempt that the browser denied. Pass it to `TextToCopy`, which then selects the text. */
  readonly denial: object | undefined;
  /** Copies the text. Resolves to true if the text was copied. */
  readonly copy: () => Promise<boolean>;
};

export function useCopying(text: string): Copying {
  const clipboard = useService(Clipboard);
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const outcome = last?.text === text ? last : undefined;
  return {
    isCopied: outcome?.isCopied === true,
    denial: outcome?.isCopied === false ? outcome : undefined,
    copy: async () => {
      const isCopied = await clipboard.write(text);
      setLast({ text, isCopied });
      return isCopied;
    },
  };
}
