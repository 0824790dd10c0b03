import type { ConsumerMethodKind } from '../../domain/consumer-portal/consumerMethods.ts';
import type { ConsumerStep } from '../../domain/consumer-text/textSlot.ts';
import type { ConsumerTheme } from '../../domain/theme/consumerTheme.ts';

/** Text, with the name of the configuration part that defines it, if any. */
export type ConsumerWords = { readonly text: string; readonly part?: string | undefined };

export type ConsumerFieldView = {
  readonly id: string;
  readonly control: 'text' | 'date' | 'choice' | 'long' | 'tick';
  readonly label: ConsumerWords;
  /** Part of the configuration that determines whether the field is visible. */
  readonly part: string;
  readonly hint?: ConsumerWords | undefined;
  readonly placeholder?: ConsumerWords | undefined;
  readonly isRequired: boolean;
  readonly value: string;
  readonly error?: string | undefined;
  readonly options?: readonly { readonly id: string; readonly text: string }[] | undefined;
  readonly link?: { readonly text: ConsumerWords; readonly href: string } | undefined;
};

export type ConsumerItemView = {
  readonly id: string;
  readonly part: string;
  readonly name: string;
  readonly price: string;
  readonly isOffered: boolean;
  readonly isChosen: boolean;
  readonly says: readonly { readonly tone: 'good' | 'plain' | 'bad'; readonly text: string }[];
};

export type ConsumerMethodView = {
  readonly id: ConsumerMethodKind;
  readonly part: string;
  readonly title: ConsumerWords;
  readonly by: string;
  readonly price: string;
  readonly isChosen: boolean;
  /** Form that is shown for an in-store return. */
  readonly form?:
    | {
        readonly near: string;
        readonly nearHint: string;
        readonly shops: readonly string[];
        readonly mobile: { readonly label: string; readonly isRequired: boolean } | undefined;
        readonly heading: ConsumerWords;
      }
    | undefined;
};

export type ConsumerAmount = {
  readonly label: string;
  readonly amount: string;
  readonly isTotal?: boolean | undefined;
};

export type ConsumerFact = {
  readonly label: string;
  readonly lines: readonly string[];
  readonly part?: string | undefined;
  readonly changeTo?: ConsumerStep | undefined;
};

type Heads = { readonly heading: ConsumerWords; readonly subheading?: ConsumerWords | undefined };

/** Complete content of the five screens [CT-2]. The screens only render it and contain no rules. */
export type ConsumerView = {
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly theme: ConsumerTheme;
  readonly name: string;
  readonly logo: string | undefined;
  readonly logoText: string;
  readonly languages: {
    readonly label: string;
    readonly options: readonly { readonly id: string; readonly text: string }[];
  };
  readonly progress: { readonly label: string; readonly steps: readonly string[] };
  readonly footer: readonly { readonly text: string; readonly href: string }[];
  readonly change: string;
  readonly optional: string;
  readonly returnDetails: Heads & {
    readonly fields: readonly ConsumerFieldView[];
    readonly nothing: string | undefined;
    readonly button: string;
  };
  readonly selectReturns: Heads & {
    readonly items: readonly ConsumerItemView[];
    readonly chosen: string;
    readonly total: ConsumerAmount | undefined;
    readonly amounts: readonly ConsumerAmount[];
    readonly button: string;
    readonly canGoOn: boolean;
  };
  readonly selectReturnMethod: Heads & {
    readonly methods: readonly ConsumerMethodView[];
    readonly nothing: string | undefined;
    readonly button: string;
    readonly canGoOn: boolean;
  };
  readonly bookingConfirmation: Heads & {
    readonly facts: readonly ConsumerFact[];
    readonly amounts: readonly ConsumerAmount[];
    readonly button: string;
  };
  readonly returnSubmitted: Heads & {
    readonly code: { readonly title: string; readonly number: string; readonly save: string } | undefined;
    readonly next: {
      readonly title: string;
      readonly steps: readonly { readonly title: string; readonly text: string }[];
    };
    readonly instructions: ConsumerWords | undefined;
    readonly button: { readonly text: ConsumerWords; readonly href: string } | undefined;
  };
};
