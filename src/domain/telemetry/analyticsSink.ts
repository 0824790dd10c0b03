/** Where events go: without a key to the console [TL-3]. */
export const analyticsSink = (analyticsKey: string | undefined): 'upload' | 'console' =>
  (analyticsKey?.trim() ?? '') === '' ? 'console' : 'upload';
