/** A version's message in parts. */
export interface MessageParts {
  readonly headline: string;
  readonly groups: readonly { readonly name: string; readonly points: readonly string[] }[];
}

/**
 * Reads the Markdown of a version's message: its first line is the headline, `## ` begins a group, `- ` a point. A
 * message without groups is a headline alone.
 */
export function messageParts(message: string): MessageParts {
  const [head = '', ...groups] = message.split(/^## /mu);
  return {
    headline: head.trim(),
    groups: groups.map((group) => {
      const [name = '', ...lines] = group.split('\n');
      return {
        name: name.trim(),
        points: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2).trim()),
      };
    }),
  };
}
