import type { EvalLanguage } from '../corrections/fault.ts';
import type { Source } from '../prose/sources.ts';

const docs = 'usr/share/doc';
const source = (of: string, files: string): Source => ({
  name: of,
  package: of,
  files,
  isAboutComputing: true,
  isAside: false,
});
const manual = (of: string, language: string): Source => source(of, `${docs}/HTML/${language}/**/*.docbook`);

/**
 * More edited prose, for counting how often a rule finds something where nothing is wrong. It overlaps neither with the
 * prose graded by `evals/prose` nor with that from which sequences are collected.
 */
export const countedSources: Readonly<Record<EvalLanguage, readonly Source[]>> = {
  en: [
    source('anarchism', `${docs}/anarchism/html/sec{F,H,J}*.html`),
    source('debian-faq', `${docs}/debian/FAQ/*.en.html`),
    source('maint-guide', `${docs}/maint-guide/html/*.html`),
    source('aptitude-doc-en', `${docs}/aptitude/html/en/*.html`),
    source('debian-policy', `${docs}/debian-policy/policy.html/*.html`),
    source('jargon-text', `${docs}/jargon-text/*.html`),
    manual('kmail', 'en'),
    manual('kate5-data', 'en'),
  ],
  fr: [
    source('debian-faq-fr', `${docs}/debian/FAQ/*.html`),
    source('maint-guide-fr', `${docs}/maint-guide-fr/html/*.html`),
    source('aptitude-doc-fr', `${docs}/aptitude/html/fr/*.html`),
    source('harden-doc', `${docs}/harden-doc/html/fr*/*.html`),
    manual('konqueror', 'fr'),
  ],
  de: [
    source('debian-faq-de', `${docs}/debian/FAQ/*.html`),
    source('maint-guide-de', `${docs}/maint-guide-de/html/*.html`),
    source('harden-doc', `${docs}/harden-doc/html/de*/*.html`),
    manual('kmail', 'de'),
    manual('kate5-data', 'de'),
  ],
  // The other manuals use pre-1990 or Brazilian spelling, so findings in them are usually right.
  pt: [],
};
