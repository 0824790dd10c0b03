/** Where events go: without a key to the console (source, section 1). */
export const analyticsSink = (analyticsKey: string | undefined): 'upload' | 'console' =>
  (analyticsKey?.trim() ?? '') === '' ? 'console' : 'upload';
