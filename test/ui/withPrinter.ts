import { act } from '@testing-library/react';

/** Runs a test in which the document can be switched to print media and back. */
export async function withPrinter(run: (setPrinting: (isPrinting: boolean) => void) => Promise<void>): Promise<void> {
  const printMedia = Object.assign(new EventTarget(), { matches: false, media: 'print' });
  const { matchMedia } = window;
  window.matchMedia = ((query: string) =>
    query === 'print' ? printMedia : matchMedia.call(window, query)) as typeof matchMedia;
  try {
    await run((isPrinting) => {
      printMedia.matches = isPrinting;
      act(() => void printMedia.dispatchEvent(new Event('change')));
    });
  } finally {
    window.matchMedia = matchMedia;
  }
}
