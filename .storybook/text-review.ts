import type { StoryContext } from 'storybook/internal/types';

/** Measures the texts on the page in every language; gives how many times it looked, throws where one cannot be read. */
export type TextReview = () => Promise<number>;

let review: TextReview | undefined;

/** For the setup file of the tests, which runs before each file of stories: only tests can resize the window. */
export function provideTextReview(provided: TextReview): void {
  review = provided;
}

// Components take their labels as props, and the editor writes what the reader writes.
const hasTextsOfOurs = (title: string) => /^(Flows|Pieces|Screens)\//.test(title);

/** Reviews the texts of screens, flows and pieces in tests, on the page as the play function left it. */
export const textReviewAddon = {
  afterEach: async ({ title, reporting }: StoryContext): Promise<void> => {
    if (review === undefined || !hasTextsOfOurs(title)) return;
    reporting.addReport({ type: 'texts', version: 1, status: 'passed', result: { reviews: await review() } });
  },
};
