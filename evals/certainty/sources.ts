import type { EvalLanguage } from '../corrections/fault.ts';
import type { Source } from '../prose/sources.ts';

/** A source of which at most so many words are read, so that none dominates the counts of a rule. */
export interface CountedSource extends Source {
  readonly most: number;
}

const docs = 'usr/share/doc';
const source = (of: string, files: string, most = 20_000): CountedSource => ({
  name: of,
  package: of,
  files,
  isAboutComputing: true,
  isAside: false,
  most,
});
/** Of these, what was judged. */
const few = 7_000;
const developers = (of: string, folder: string): CountedSource =>
  source(of, `usr/share/developers-reference/${folder}*.html`, few);
const help = (of: string, folder: string): CountedSource =>
  source(of, `usr/share/help/${folder}/*.{page,xml}`, few);
const music = (folder: string): CountedSource =>
  source('solfege-doc', `${docs}/solfege/help/${folder}/**/*.html`, few);
const manual = (of: string, language: string, most?: number): CountedSource =>
  source(of, `${docs}/HTML/${language}/**/*.docbook`, most);

/**
 * More edited prose, for counting how often a rule finds something where nothing is wrong. It overlaps neither with the
 * prose graded by `evals/prose` nor with that from which sequences are collected.
 */
export const countedSources: Readonly<Record<EvalLanguage, readonly CountedSource[]>> = {
  en: [
    source('anarchism', `${docs}/anarchism/html/sec{F,H,J}*.html`),
    source('debian-faq', `${docs}/debian/FAQ/*.en.html`),
    source('maint-guide', `${docs}/maint-guide/html/*.html`),
    source('aptitude-doc-en', `${docs}/aptitude/html/en/*.html`),
    source('debian-policy', `${docs}/debian-policy/policy.html/*.html`),
    source('jargon-text', `${docs}/jargon-text/*.html`),
    manual('kmail', 'en'),
    manual('kate5-data', 'en'),
    developers('developers-reference', ''),
    help('evolution-common', 'C/evolution'),
    music('C'),
    source('dia-common', `${docs}/dia/html/en/*.html`, few),
  ],
  fr: [
    source('debian-faq-fr', `${docs}/debian/FAQ/*.html`),
    source('maint-guide-fr', `${docs}/maint-guide-fr/html/*.html`),
    source('aptitude-doc-fr', `${docs}/aptitude/html/fr/*.html`),
    source('harden-doc', `${docs}/harden-doc/html/fr*/*.html`),
    manual('konqueror', 'fr'),
    developers('developers-reference-fr', 'fr/'),
    source('debian-reference-fr', 'usr/share/debian-reference/ch*.fr.html', few),
    help('evolution-common', 'fr/evolution'),
    music('fr'),
    manual('ksirk', 'fr', few),
    manual('kmplot', 'fr', few),
  ],
  de: [
    source('debian-faq-de', `${docs}/debian/FAQ/*.html`),
    source('maint-guide-de', `${docs}/maint-guide-de/html/*.html`),
    source('harden-doc', `${docs}/harden-doc/html/de*/*.html`),
    manual('kmail', 'de'),
    manual('kate5-data', 'de'),
    developers('developers-reference-de', 'de/'),
    source('debian-reference-de', 'usr/share/debian-reference/ch*.de.html', few),
    help('evolution-common', 'de/evolution'),
    music('de'),
    manual('kig', 'de', few),
    manual('ksirk', 'de', few),
  ],
  // The other manuals use pre-1990 or Brazilian spelling, so findings in them are usually right.
  pt: [],
};
