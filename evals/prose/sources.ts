import type { EvalLanguage } from '../corrections/fault.ts';

/** Edited prose from a Debian package. */
export interface Source {
  readonly name: string;
  /** The Debian package, read where it is unpacked and never copied. */
  readonly package: string;
  /** Its files: HTML, DocBook or Mallard. */
  readonly files: string;
  readonly isAboutComputing: boolean;
  /** Its alarms are only counted: rule authors do not read them. */
  readonly isAside: boolean;
}

const open = (name: string, of: string, files: string): Source => ({
  name,
  package: of,
  files,
  isAboutComputing: false,
  isAside: false,
});
const computing = (source: Source): Source => ({ ...source, isAboutComputing: true });
const aside = (source: Source): Source => ({ ...source, isAside: true });

const docs = 'usr/share/doc';
const handbook = (folder: string): Source =>
  computing(
    open(
      'Debian handbook',
      'debian-handbook',
      `${docs}/debian-handbook/html/${folder}/{foreword,preface,conclusion,case-study,sect.what-is-debian,sect.foundation-documents,sect.development,sect.security*,sect.release*,sect.future*,sect.why*,sect.role*,sect.master-plan,sect.rolling*,sect.common-procedures,sect.network-re*,sect.backup,sect.dealing*,sect.other-security*}*.html`,
    ),
  );
const manual = (program: string, packaged: string, language: string): Source =>
  open(`${program} manual`, packaged, `${docs}/HTML/${language}/${program.toLowerCase()}/*.docbook`);
const music = (language: string): Source =>
  open(
    'Music engraving, an essay',
    `lilypond-doc-html-${language}`,
    `${docs}/lilypond/html/Documentation/essay-big-page.${language}.html`,
  );
/** The chapters on astronomy in the handbook of a planetarium, without those on using the program. */
const astronomy = (language: string): Source =>
  open(
    'Astronomy, explained',
    'kstars-data',
    `${docs}/HTML/${language}/kstars/{blackbody,cequator,colorandtemp,cosmicdist,cpoles,csphere,darkmatter,ecliptic,ellipticalgalaxies,equinox,flux,geocoords,greatcircle,horizon,hourangle,jmoons,julianday,leapyear,lightcurves,luminosity,magnitude,meridian,parallax,precession,retrograde,sidereal,skycoords,spiralgalaxies,stars,timezones,utime,wut,zenith}.docbook`,
  );
const physics = (language: string): Source =>
  open('Physics, explained', 'step', `usr/share/step/objinfo/l10n/${language}/*.html`);
const history = (language: string): Source =>
  computing(
    aside(open('Debian history', 'debian-history', `${docs}/debian-history/docs/*.${language}.html`)),
  );

const desktop = (folder: string): Source =>
  computing(aside(open('Desktop help', 'gnome-user-docs', `usr/share/help/${folder}/gnome-help/*.page`)));
const cards = (folder: string): Source =>
  aside(open('Rules of card games', 'aisleriot', `usr/share/help/${folder}/aisleriot/*.xml`));

/** At least 15,000 words per language, at least a third of them not about computing. */
export const sources: Readonly<Record<EvalLanguage, readonly Source[]>> = {
  en: [
    handbook('en-US'),
    astronomy('en'),
    open('Political theory', 'anarchism', `${docs}/anarchism/html/sec{A,B}*.html`),
    aside(open('Personal accounting', 'gnucash-docs', `${docs}/gnucash-docs/gnucash-guide-en/*.html`)),
    history('en'),
    desktop('C'),
    cards('C'),
  ],
  fr: [
    handbook('fr-FR'),
    astronomy('fr'),
    music('fr'),
    physics('fr'),
    aside(manual('Kalzium', 'kalzium-data', 'fr')),
    history('fr'),
    desktop('fr'),
    cards('fr'),
  ],
  de: [
    handbook('de-DE'),
    music('de'),
    open('Personal accounting', 'gnucash-docs', `${docs}/gnucash-docs/gnucash-guide-de/*.html`),
    physics('de'),
    aside(manual('KMyMoney', 'kmymoney-common', 'de')),
    history('de'),
    desktop('de'),
    cards('de'),
  ],
  pt: [
    computing(
      open(
        'Debian Edu',
        'debian-edu-doc-pt-pt',
        `${docs}/debian-edu-doc-pt-pt/debian-edu-bookworm-manual.html`,
      ),
    ),
    open('Personal accounting', 'gnucash-docs', `${docs}/gnucash-docs/gnucash-guide-pt/*.html`),
    computing(
      open(
        'LibreOffice help',
        'libreoffice-help-pt',
        `usr/share/libreoffice/help/pt/text/{shared,swriter,simpress}/guide/*.html`,
      ),
    ),
    manual('Kalzium', 'kalzium-data', 'pt'),
    manual('KBruch', 'kbruch', 'pt'),
    physics('pt'),
    aside(manual('Skrooge', 'skrooge-common', 'pt')),
    history('pt'),
    computing(
      aside(
        open('Installation guide', 'installation-guide-amd64', `${docs}/installation-guide-amd64/pt/*.html`),
      ),
    ),
    computing(
      aside(open('Debian reference', 'debian-reference-pt', 'usr/share/debian-reference/ch*.pt.html')),
    ),
  ],
};
