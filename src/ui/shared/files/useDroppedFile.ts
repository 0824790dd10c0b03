import { useEffect, useState } from 'react';
import { useLatest } from '../useLatest.ts';

const fileOf = (transfer: DataTransfer | null): File | undefined => transfer?.files[0];

/**
 * Calls `take` with a file that is dropped on the page or made of pasted text. Returns true while a file is dragged
 * over the page.
 */
export function useDroppedFile(take: (file: File) => void, fileOfText: (text: string) => File | undefined): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useLatest({ take, fileOfText });
  useEffect(
    function listen() {
      const holdsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') === true;
      function handleOver(event: DragEvent): void {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(true);
      }
      function handleLeave(event: DragEvent): void {
        if (event.relatedTarget === null) setOver(false);
      }
      function handleDrop(event: DragEvent): void {
        if (!holdsFile(event)) return;
        event.preventDefault();
        setOver(false);
        const file = fileOf(event.dataTransfer);
        if (file) latest.current.take(file);
      }
      function handlePaste(event: ClipboardEvent): void {
        const { target, clipboardData } = event;
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
        const text = clipboardData?.getData('text/plain') ?? '';
        const file = fileOf(clipboardData) ?? latest.current.fileOfText(text);
        if (!file) return;
        event.preventDefault();
        latest.current.take(file);
      }
      const stop = new AbortController();
      const { signal } = stop;
      document.addEventListener('dragover', handleOver, { signal });
      document.addEventListener('dragleave', handleLeave, { signal });
      document.addEventListener('drop', handleDrop, { signal });
      document.addEventListener('paste', handlePaste, { signal });
      return () => stop.abort();
    },
    [latest],
  );
  return isOver;
}
