import type { Findable } from '../../../domain/navigation/rankMatches.ts';

/** What the palette offers. */
export type Command = Findable & {
  readonly id: string;
  readonly group: 'pages' | 'settings' | 'merchants' | 'actions';
  readonly lang?: string | undefined;
  readonly run: () => void;
};
