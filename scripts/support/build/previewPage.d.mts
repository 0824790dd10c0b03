export function previewPage(
  folder: string,
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }>;
