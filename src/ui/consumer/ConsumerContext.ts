import { createContext, use } from 'react';
import type { ConsumerStep } from '../../domain/consumer-text/textSlot.ts';
import type { PreviewChoice } from './previewProtocol.ts';

export type ConsumerActs = {
  readonly choose: (choice: PreviewChoice) => void;
  readonly go: (screen: ConsumerStep) => void;
  readonly outlined: ReadonlySet<string>;
  readonly pointed?: string | undefined;
};

export const ConsumerContext = createContext<ConsumerActs>({
  choose: () => undefined,
  go: () => undefined,
  outlined: new Set(),
});

export const useConsumer = (): ConsumerActs => use(ConsumerContext);

/** Returns attributes that mark an element with its part of the configuration, so that users can select that part. */
export function usePart(): (part: string | undefined) => Readonly<Record<string, string | undefined>> {
  const { outlined, pointed } = useConsumer();
  return (part) =>
    part === undefined
      ? {}
      : {
          'data-part': part,
          'data-touched': outlined.has(part) ? '' : undefined,
          'data-pointed': part === pointed ? '' : undefined,
        };
}
