import type { DownloadOptions } from '@octavo/contract';
import type { Essay } from '../essay/essay.ts';
import { codeFont, type FontFamily, fontFamilies } from '../fonts/font-family.ts';
import { pageSizes } from '../page/page-size.ts';
import { pictureFiles } from '../essay/pictures.ts';
import { escapeLatex } from './escape-latex.ts';

const babel: Readonly<Record<string, string>> = {
  de: 'ngerman',
  en: 'english',
  fr: 'french',
  pt: 'portuguese',
};

function natbib({ bibliography }: Essay): string {
  if (bibliography === undefined) return '';
  return `\\usepackage[${bibliography.isNumbered ? 'numbers,square' : 'authoryear,round'}]{natbib}\n`;
}

/** Older versions of graphicx do not support alternative text. */
const pictures = ({ blocks }: Essay): string =>
  pictureFiles(blocks).length === 0
    ? ''
    : String.raw`\usepackage{graphicx}
\makeatletter
\@ifundefined{KV@Gin@alt}{\define@key{Gin}{alt}{}}{}
\newsavebox{\shownbox}
\newcommand{\shown}[3]{\sbox{\shownbox}{\includegraphics[scale=0.75,alt={#2}]{#3}}%
  \begin{center}\ifdim\wd\shownbox>#1\linewidth\includegraphics[width=#1\linewidth,height=0.9\textheight,keepaspectratio,alt={#2}]{#3}\else\ifdim\ht\shownbox>0.9\textheight\includegraphics[height=0.9\textheight,alt={#2}]{#3}\else\usebox{\shownbox}\fi\fi\end{center}}
\makeatother
`;

/**
 * Everything before the text. XeLaTeX and LuaLaTeX use the chosen font if it is installed; pdfLaTeX and machines
 * without it use Latin Modern. A language that is not installed is left out.
 */
export function latexPreamble(essay: Essay, options: DownloadOptions): string {
  const { width, height } = pageSizes[options.pageSize];
  const font: FontFamily = fontFamilies[options.font];
  const size = options.fontSize;
  const language = babel[new Intl.Locale(essay.language).language] ?? 'english';
  const bold = !font.slants ? '[AutoFakeSlant=0.2]' : '';
  return String.raw`\documentclass{article}
\usepackage[paperwidth=${width}mm,paperheight=${height}mm,margin=${options.margin}mm,footskip=${(options.margin * 0.45).toFixed(1)}mm]{geometry}
\usepackage{iftex}
\usepackage[fontsize=${size}pt]{scrextend}
\ifPDFTeX
  \usepackage[T1]{fontenc}
  \usepackage[utf8]{inputenc}
  \usepackage{lmodern}
  \newcommand{\glyph}[2]{[U+#1]}
  % The bibliography comes from a file of its own, in which letters beyond Latin stand as they are.
  \makeatletter
  \def\UTFviii@undefined@err#1{[?]}
  \def\UTFviii@invalid@err#1{}
  \makeatother
\else
  \usepackage{fontspec}
  \IfFontExistsTF{${font.family}}{\setmainfont{${font.family}}${bold}}{}
  \IfFontExistsTF{${fontFamilies[codeFont].family}}{\setmonofont{${fontFamilies[codeFont].family}}[Scale=MatchLowercase]}{}
  \newcommand{\glyph}[2]{\iffontchar\font"#1 #2\else[U+#1]\fi}
\fi
\IfFileExists{${language}.ldf}{\usepackage[${language}]{babel}}{}
\usepackage{textcomp}
\usepackage[normalem]{ulem}
\usepackage{microtype}
\usepackage{array,longtable,amssymb}
${pictures(essay)}${natbib(essay)}\usepackage[hidelinks,unicode]{hyperref}
\hypersetup{pdftitle={${escapeLatex(essay.title).replaceAll(/\\glyph\{[0-9A-F]+\}\{(.)\}/gu, '$1')}}}
\setcounter{secnumdepth}{0}
\renewcommand{\labelenumii}{\theenumii.}\renewcommand{\theenumii}{\arabic{enumii}}
\renewcommand{\theenumiii}{\arabic{enumiii}}\renewcommand{\theenumiv}{\arabic{enumiv}}
\newcommand{\taskopen}{$\square$}\newcommand{\taskdone}{\makebox[0pt][l]{$\square$}$\checkmark$}
\makeatletter\newcommand{\sectionlabel}[1]{\par\addvspace{0.8em}{\noindent\footnotesize\itshape #1\par}\@afterindentfalse\@afterheading}\makeatother
\newenvironment{hangingentries}{\raggedright\setlength{\parindent}{0pt}\setlength{\parskip}{0.5em}\everypar{\hangindent=1.6em}}{\par}
\newenvironment{codelines}{\begin{quote}\raggedright\ttfamily\small\noindent\ignorespaces}{\end{quote}}
${font.easyReading ? '\\raggedright\n\\setlength{\\parindent}{0pt}\n\\setlength{\\parskip}{0.9em}\n\\linespread{1.4}' : '\\linespread{1.15}'}
\emergencystretch=2em
`;
}
