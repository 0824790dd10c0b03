import { isRecord } from '../shared/shapes.ts';
import type { ConsumerText } from './consumerText.ts';

type TextHolder = {
  readonly applicationConfig?: { readonly config?: Readonly<Record<string, unknown>> | undefined } | undefined;
};

export function consumerTextOf({ applicationConfig }: TextHolder): ConsumerText {
  const texts = applicationConfig?.config?.['consumerText'];
  return isRecord(texts) ? texts : {};
}
