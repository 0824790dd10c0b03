import { useState } from 'react';
import { Clipboard } from '../../../application/shared/Clipboard.ts';
import { useService } from '../services.tsx';

export type Copying = {
  readonly isCopied: boolean;
  /** The last press where the browser did not let the page: `TextToCopy` offers the text then. */
  readonly denial: object | undefined;
  /** True once the text is copied. */
  readonly copy: () => Promise<boolean>;
};

/** Copies a text at a press, and knows what became of it until there is another one. */
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
