import { useRef, useState } from 'react';
import { OpenLogoFile, type LogoFile } from '../../../../application/branding/logo/OpenLogoFile.ts';
import { Pictures } from '../../../../application/branding/logo/Pictures.ts';
import type { LogoFileProblem } from '../../../../domain/branding/logo/logoFile.ts';
import { useService } from '../../../shared/services.tsx';

export type LogoFileState =
  | { readonly stage: 'none' }
  | { readonly stage: 'reading' }
  | { readonly stage: 'refused'; readonly name: string; readonly problem: LogoFileProblem }
  | { readonly stage: 'ready'; readonly file: LogoFile };

const NONE: LogoFileState = { stage: 'none' };

/** Opens a file as a logo. Only the latest file counts. */
export function useLogoFile(): {
  readonly state: LogoFileState;
  readonly take: (file: File) => Promise<void>;
  readonly drop: () => void;
} {
  const pictures = useService(Pictures);
  const [open] = useState(() => new OpenLogoFile(pictures));
  const [state, setState] = useState(NONE);
  const latest = useRef<File>(undefined);

  async function take(file: File): Promise<void> {
    latest.current = file;
    setState({ stage: 'reading' });
    const opened = await open.execute(file);
    if (latest.current !== file) return;
    setState(
      opened.ok ? { stage: 'ready', file: opened.value } : { stage: 'refused', name: file.name, problem: opened.error },
    );
  }

  function drop(): void {
    latest.current = undefined;
    setState(NONE);
  }
  return { state, take, drop };
}
