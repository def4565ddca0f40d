import { brandColors } from '@octavo/contract/brand';
import { upperFirst } from '@octavo/contract/upper-first';
import { html } from 'hono/html';

/** A picture for users without one: the first letter of their name or address, as SVG. */
export async function initialPicture(name: string): Promise<string> {
  const [first] = new Intl.Segmenter('en').segment(upperFirst(name.trim()));
  const { ink, paper } = brandColors.light;
  const picture = await html`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
    <rect width="64" height="64" fill="${ink}" />
    <text
      x="32"
      y="32"
      dy=".35em"
      text-anchor="middle"
      font-family="Georgia, serif"
      font-size="32"
      fill="${paper}"
    >
      ${first?.segment ?? ''}
    </text>
  </svg>`;
  return String(picture);
}
