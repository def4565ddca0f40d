import type { StoryContext } from 'storybook/internal/types';

/** Measures a story's texts on the page; returns the name of each look, and throws if a text cannot be read. */
export type TextReview = (storyId: string) => Promise<readonly string[]>;

interface TextReviews {
  /** In every language, for texts from the locale files. */
  readonly written: TextReview;
  /** Longer than in any language, for a component's texts, which come from its story. */
  readonly stretched: TextReview;
}

let reviews: TextReviews | undefined;

/** Called by the tests' setup file, which runs before each file of stories: only tests can resize the window. */
export function provideTextReviews(provided: TextReviews): void {
  reviews = provided;
}

// The editor holds the reader's text, and foundations are sheets for designers.
function reviewOf({ title, tags }: StoryContext): TextReview | undefined {
  if (/^(Flows|Pieces|Screens)\//.test(title)) return reviews?.written;
  const isForItsLook = !tags.includes('behaviour');
  return title.startsWith('Components/') && isForItsLook ? reviews?.stretched : undefined;
}

/** Reviews the texts of screens, flows, pieces and components in tests, on the page as the play function left it. */
export const textReviewAddon = {
  afterEach: async (context: StoryContext): Promise<void> => {
    const review = reviewOf(context);
    if (review === undefined) return;
    const result = { looks: await review(context.id) };
    context.reporting.addReport({ type: 'texts', version: 1, status: 'passed', result });
  },
};
