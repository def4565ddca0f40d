import type { CommentEdge } from '../comments/exported-comment.ts';
import { escapeXml } from '../xml/escape-xml.ts';

/** LibreOffice's own attributes: ODF knows neither answers nor resolved comments. */
const loext = 'xmlns:loext="urn:org:documentfoundation:names:experimental:office:xmlns:loext:1.0"';

const nameOf = (number: number): string => `comment${number}`;

/** Where the words of a comment begin, with the comment, or where they end. */
export function odtAnnotation({ kind, comment }: CommentEdge): string {
  const name = nameOf(comment.number);
  if (kind === 'end') return `<office:annotation-end office:name="${name}"/>`;
  const parent = comment.parent === undefined ? '' : ` loext:parent-name="${nameOf(comment.parent)}"`;
  const resolved = comment.isResolved ? ' loext:resolved="true"' : '';
  const paragraphs = comment.paragraphs.map((text) => `<text:p>${escapeXml(text)}</text:p>`);
  return `<office:annotation ${loext} office:name="${name}"${parent}${resolved}><dc:creator>${escapeXml(comment.author)}</dc:creator><dc:date>${comment.date.replace(/Z$/, '')}</dc:date>${paragraphs.join('')}</office:annotation>`;
}
