import { makeAutoObservable } from 'mobx';
import { configKey } from '../../domain/application-config/configPart.ts';
import { outdatedTexts, type TextPublish } from '../../domain/consumer-text/health/outdatedTexts.ts';
import { consumerTextHealth, type TextFinding } from '../../domain/consumer-text/health/consumerTextHealth.ts';
import type { HistoryResource } from '../history/HistoryResource.ts';
import type { ConsumerTextEditor } from './ConsumerTextEditor.ts';
import type { PolicyInWords } from './PolicyInWords.ts';

/** Problems of the pending texts, found by comparison with the return rules and with the publish history. */
export class ConsumerTextChecks {
  readonly #editor: ConsumerTextEditor;
  readonly #policy: PolicyInWords;
  readonly #history: HistoryResource;

  constructor(editor: ConsumerTextEditor, policy: PolicyInWords, history: HistoryResource) {
    this.#editor = editor;
    this.#policy = policy;
    this.#history = history;
    makeAutoObservable(this);
  }

  /** Problems, most noticeable first. Outdated translations are included once the history is loaded. */
  get findings(): readonly TextFinding[] {
    const { publishedTexts, texts, languages, start } = this.#editor;
    return consumerTextHealth({
      published: publishedTexts,
      pending: texts,
      languages,
      start,
      isOutdated: outdatedTexts(this.#publishes, start, (language, slot) =>
        configKey({ kind: 'text', language, slot }),
      ),
      isContradicted: (text) => {
        const { days, amounts } = this.#policy.contradictions(text);
        return days.length + amounts.length > 0;
      },
    });
  }

  get #publishes(): readonly TextPublish[] {
    const { state } = this.#history;
    if (state.kind !== 'ready') return [];
    return state.publishes.map(({ publishId, named, reverts }) => ({
      publishId,
      keys: new Set(named.map(({ key }) => key)),
      undoes: reverts?.kind === 'undone' ? reverts.publishId : undefined,
    }));
  }
}
