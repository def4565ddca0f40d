import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { tokens } from './layers.css.ts';
import { onPaper } from './mixins.ts';
import { themeNames, themes } from './themes.ts';

/** The same as in a PDF with the default options. */
const margin = '25mm';

const name = themeNames.find((each) => themes[each].scheme === 'light');
if (name === undefined) throw new Error('No theme is light: nothing can be printed in its colours');
const { color, edge, ground, shadow, radius, font, display, weight, type } = themes[name];

// Every theme prints like the first light one, without tinted surfaces, since paper has its own colour.
globalStyle('[data-theme][data-theme]', {
  '@layer': {
    [tokens]: {
      '@media': {
        print: {
          colorScheme: 'light',
          vars: {
            ...assignVars(vars.text, color.text),
            ...assignVars(vars.accent, color.accent),
            ...assignVars(vars.border, color.border),
            ...assignVars(vars.warning, color.warning),
            ...assignVars(vars.danger, color.danger),
            ...assignVars(vars.success, color.success),
            ...assignVars(vars.ai, color.ai),
            ...assignVars(vars.edge, edge),
            ...assignVars(vars.ground, ground),
            ...assignVars(vars.shadow, shadow),
            ...assignVars(vars.radius, radius),
            ...assignVars(vars.font, font),
            ...assignVars(vars.display, display),
            ...assignVars(vars.weight, weight),
            ...assignVars(vars.type, type),
            ...Object.fromEntries(Object.values(vars.surface).map((role) => [role, 'transparent'])),
            [vars.surface.sunken]: color.surface.sunken,
            [vars.text.primary]: 'black',
            [vars.text.document]: 'black',
            [vars.text.secondary]: color.text.primary,
            [vars.text.tertiary]: color.text.secondary,
            // Focus mode dims on screen only.
            [vars.text.ghost]: 'black',
          },
        },
      },
    },
  },
});

const printed = (selector: string, rule: Readonly<Record<string, string>>) =>
  globalStyle(selector, { '@layer': { [tokens]: onPaper(rule) } });

globalStyle('@page', { margin });

// A page prints only its content, without anything beside or above it.
const content = '#content';
printed(`body :not(${content}, ${content} *, :has(${content}))`, { display: 'none' });
printed(`:root, body, body :has(${content}), ${content}`, {
  position: 'static',
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  minHeight: '0',
  height: 'auto',
  margin: '0',
  padding: '0',
  overflow: 'visible',
  contain: 'none',
  isolation: 'auto',
  visibility: 'visible',
  background: 'none',
  border: '0',
  boxShadow: 'none',
});

printed(`${content}::before, ${content}::after`, { content: 'none' });

// Hides interactive elements, except those marked as part of the content.
printed(
  `${content} :is(button, [role="button"], [role="toolbar"], [role="menu"], [role="search"], [role="tablist"], select, video, [type="search"]):not([data-print="shown"])`,
  { display: 'none' },
);
printed(`${content}, ${content} *`, {
  animation: 'none',
  transition: 'none',
  boxShadow: 'none',
  outline: 'none',
});

printed(`${content} :is(h1, h2, h3)`, { breakAfter: 'avoid' });
printed(`${content} :is(li, tr, figure, img)`, { breakInside: 'avoid' });
// A row of headers is repeated on each page, as in a PDF.
printed(`${content} table > tbody`, { display: 'contents' });
printed(`${content} tr:first-child:has(> th):not(:has(> td))`, { display: 'table-header-group' });
printed(`${content} p`, { orphans: '2', widows: '2' });
