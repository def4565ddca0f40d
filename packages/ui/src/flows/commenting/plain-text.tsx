import { Fragment } from 'react';

const address = /(https?:\/\/[^\s<>"'“”«»]+[^\s<>"'“”«».,;:!?)\]])/u;

/** What somebody wrote, as plain text; web addresses in it can be followed. */
export function PlainText({ text }: { readonly text: string }) {
  return text.split(address).map((part, index) =>
    index % 2 === 1 && URL.canParse(part) ? (
      <a key={index} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
        {part}
      </a>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
