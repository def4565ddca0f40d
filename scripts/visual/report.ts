import { brand } from '../../packages/contract/src/brand.ts';
import type { Verdict } from './compare.ts';
import type { Shot } from './photographer.ts';

export interface Finding extends Shot {
  readonly verdict:
    | Exclude<Verdict, { kind: 'same' }>
    | { readonly kind: 'failed'; readonly message: string };
}

interface Result {
  readonly findings: readonly Finding[];
  /** Pictures of stories that no longer exist. */
  readonly gone: readonly string[];
  readonly compared: number;
  /** Describes the baseline to the reader. */
  readonly baseline: string;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

function describe(verdict: Finding['verdict']): string {
  switch (verdict.kind) {
    case 'changed':
      return `${verdict.pixels.toLocaleString('en')} pixels differ`;
    case 'resized':
      return `was ${verdict.before}, is ${verdict.after}`;
    case 'failed':
      return `fails: ${escape(verdict.message.split('\n', 1)[0] ?? '')}`;
    case 'new':
      return 'new: there is nothing to compare with';
  }
}

function picture(caption: string, source: string | undefined): string {
  const shown =
    source === undefined
      ? '<p class="none">None</p>'
      : `<img src="${source}" alt="${caption}" loading="lazy">`;
  return `<figure><figcaption>${caption}</figcaption>${shown}</figure>`;
}

function article({ story, mode, file, verdict }: Finding): string {
  const before = verdict.kind === 'new' ? undefined : `baseline/${file}`;
  const difference = verdict.kind === 'changed' ? `difference/${file}` : undefined;
  return `<article tabindex="0" data-mode="${mode}" data-words="${escape(`${story.title} ${story.name}`.toLowerCase())}">
<h2>${escape(story.title)} · ${escape(story.name)}</h2>
<p>${mode} · ${describe(verdict)}</p>
<div class="three">${picture('Before', before)}${picture('After', `current/${file}`)}${picture('Difference', difference)}</div>
</article>`;
}

const style = `:root{color-scheme:light dark;font:15px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:1800px;padding:24px}
header{position:sticky;top:0;background:Canvas;padding:8px 0 16px;border-bottom:1px solid GrayText;z-index:1}
h1{font-size:24px;margin:0}h2{font-size:17px;margin:0}form{display:flex;flex-wrap:wrap;gap:16px;align-items:end}
label{display:grid;gap:4px}input,select{font:inherit;padding:6px 10px;min-width:220px}
article{padding:20px 12px;border-bottom:1px solid GrayText;scroll-margin-top:160px}article:focus{outline:3px solid Highlight;outline-offset:-3px}
.three{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:16px}figure{margin:0}figcaption{font-weight:600}
img{max-width:100%;border:1px solid GrayText}kbd{border:1px solid GrayText;border-radius:4px;padding:0 5px}.none{color:GrayText}`;

const script = `const all=[...document.querySelectorAll('article')],words=document.querySelector('#words'),mode=document.querySelector('#mode'),count=document.querySelector('output');
function filter(){const text=words.value.toLowerCase();let shown=0;for(const a of all){a.hidden=!(a.dataset.words.includes(text)&&(mode.value===''||a.dataset.mode.split(' ').includes(mode.value)||a.dataset.mode===mode.value));if(!a.hidden)shown++}count.textContent=shown+' of '+all.length+' shown'}
words.addEventListener('input',filter);mode.addEventListener('change',filter);filter();
document.addEventListener('keydown',(e)=>{if(e.target.matches('input,select')){if(e.key==='Escape')e.target.blur();return}
if(e.key==='/'){e.preventDefault();words.focus();return}if(e.key!=='j'&&e.key!=='k')return;
const shown=all.filter((a)=>!a.hidden),at=shown.indexOf(document.activeElement.closest('article'));
const next=shown[Math.max(0,Math.min(shown.length-1,at+(e.key==='j'?1:-1)))];next?.focus();next?.scrollIntoView({block:'start'})});`;

/** The page that shows every difference: before, after and the difference, with filters by story and theme. */
export function reportPage({ findings, gone, compared, baseline }: Result): string {
  const modes = [...new Set(findings.flatMap(({ mode }) => [...mode.split(' '), mode]))].toSorted();
  const verdict =
    findings.length === 0 && gone.length === 0
      ? `All ${compared} pictures are as they were.`
      : `${findings.length} of ${compared} pictures differ, ${gone.length} are gone.`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${brand.name}: what looks different</title><style>${style}</style></head><body>
<header><h1>What looks different</h1><p role="status">${verdict} Compared with ${escape(baseline)}.</p>
<form onsubmit="return false"><label>Story <input id="words" type="search"></label><label>Theme and width <select id="mode"><option value="">All</option>${modes.map((mode) => `<option>${mode}</option>`).join('')}</select></label><output aria-live="polite"></output></form>
<p><kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>/</kbd> filter, <kbd>Esc</kbd> back to the list</p></header>
<main>${findings.map(article).join('\n')}${gone.length === 0 ? '' : `<h2>Gone</h2><ul>${gone.map((file) => `<li>${escape(file)}</li>`).join('')}</ul>`}</main>
<script>${script}</script></body></html>
`;
}
