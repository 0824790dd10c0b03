import { useState } from 'react';
import { Clipboard } from '../../../application/shared/Clipboard.ts';
import { useService } from '../services.tsx';

export type Copying = {
  readonly isCopied: boolean;
  /** New object for each denied attempt. `TextToCopy` offers the text then. */
  readonly denial: object | undefined;
  /** True once the text is copied. */
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
