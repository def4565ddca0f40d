/** The story that shows a state: `work.loading` of "Flows/Document" is `flows-document--work-loading`. */
export function storyOfState(title: string, state: string): string {
  return `${dashed(title)}--${dashed(state)}`;
}

/** The address of a story in Storybook, relative to the page that it is rendered in. */
export function hrefOfStory(story: string): string {
  return `./?path=/story/${story}`;
}

function dashed(name: string): string {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');
}
