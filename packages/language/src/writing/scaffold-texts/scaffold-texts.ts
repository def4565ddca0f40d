/** The building blocks of scaffolds in one language; blanks are in square brackets. */
export type ScaffoldTexts = {
  /** `{said}`: the text's own main sentences. */
  readonly conclusion: string;
  /** `{topic}`, `{claim}`. */
  readonly introduction: {
    readonly open: string;
    readonly matter: string;
    readonly claim: string;
    readonly noClaim: string;
    readonly steps: string;
  };
  /** `{target}`: the claim in quotation marks, or `noTarget`. */
  readonly opposing: string;
  readonly noTarget: string;
  /** `{words}`: the last words of the text, in quotation marks. */
  readonly point: string;
  readonly depth: string;
  /** `{topic}` */
  readonly title: string;
  readonly quoted: string;
  readonly untitled: string;
  readonly outline: readonly (readonly [heading: string, task: string])[];
};
