import type { Language } from '@octavo/contract/languages';
import type { StyleFile } from './style-files.ts';

interface Patch {
  /** The fault that the patch fixes. */
  readonly fault: string;
  readonly style: StyleFile;
  readonly languages?: readonly Language[];
  readonly from: string;
  readonly to: string;
}

const apaDate = `<date-part prefix=", " name="month"/>
                  <date-part prefix=" " name="day"/>`;
const dayFirst = (languages: readonly Language[], delimiter: string, suffix: string): Patch => ({
  fault: 'A date reads (2023, octobre 12): outside English the day comes first.',
  style: 'apa',
  languages,
  from: `<date variable="issued">
                  ${apaDate}`,
  to: `<date variable="issued" prefix=", " delimiter="${delimiter}">
                  <date-part name="day" suffix="${suffix}"/>
                  <date-part name="month"/>`,
});

const numberOfReport = (languages: readonly Language[], word: string): Patch => ({
  fault: 'A report reads ( Nr. 2424), with a space in its bracket and in German.',
  style: 'din-1505-2',
  languages,
  from: `<group>
          <text variable="genre"/>
          <!--<text term="number" form="short" suffix=" "/>-->
          <text variable="number" prefix=" Nr. "/>`,
  to: `<group delimiter=" ">
          <text variable="genre"/>
          <text variable="number" prefix="${word}&#160;"/>`,
});

const atMostThree = 'et-al-min="4" et-al-use-first="1" ';
const isoCitation = '<citation disambiguate-add-year-suffix="true"';

/** Fixes for faults in the style files, which themselves stay as their authors wrote them. */
export const patches: readonly Patch[] = [
  dayFirst(['fr-FR', 'fr-CA'], ' ', ''),
  dayFirst(['de-DE'], ' ', '.'),
  dayFirst(['pt-PT'], ' de ', ''),
  {
    fault: 'The letter that tells two works of a year apart is printed twice: (Smith, 2020bb).',
    style: 'din-1505-2',
    from: `          </group>
          <text variable="year-suffix"/>
        </else>`,
    to: `          </group>
        </else>`,
  },
  {
    fault: 'Two commas stand before a page: (Smith, 2020, , p. 12).',
    style: 'din-1505-2',
    from: '<label variable="locator" form="short" prefix=", "/>',
    to: '<label variable="locator" form="short"/>',
  },
  {
    fault: 'The number of an issue is German in every language.',
    style: 'din-1505-2',
    languages: ['en', 'fr-FR', 'fr-CA', 'pt-PT'],
    from: 'prefix=", Nr.&#160;" variable="issue"',
    to: 'prefix=", no.&#160;" variable="issue"',
  },
  {
    fault: 'A data set, a program and a document of no kind end after their title.',
    style: 'din-1505-2',
    from: `          <group suffix=".">
            <text prefix=" " macro="title"/>
            <text prefix=", " macro="editor"/>
            <text prefix=". " macro="recipient-show"/>
          </group>
          <group prefix=" " suffix=".">`,
    to: `          <text prefix=" " macro="title"/>
          <text prefix=", " macro="editor"/>
          <text prefix=". " macro="recipient-show"/>
          <group prefix=". " delimiter="&#160;: ">
            <text variable="publisher-place"/>
            <text variable="publisher"/>
          </group>
          <text macro="bibliography-year" prefix=", "/>
          <group prefix=". ">`,
  },
  {
    fault: 'Only a web page is printed with its address.',
    style: 'din-1505-2',
    from: `      </choose>
    </layout>
  </bibliography>`,
    to: `      </choose>
      <choose>
        <if type="webpage post post-weblog" match="none">
          <choose>
            <if variable="URL">
              <group prefix=". URL " delimiter=". - ">
                <text variable="URL"/>
                <text macro="access"/>
              </group>
            </if>
          </choose>
        </if>
      </choose>
    </layout>
  </bibliography>`,
  },
  {
    fault: 'No space stands between an editor and what he is: “Moreau, Jeaned.”',
    style: 'sist02',
    from: `<names variable="editor">
      <name initialize="false" initialize-with=". " name-as-sort-order="all"/>
      <label form="short" plural="never"/>`,
    to: `<names variable="editor">
      <name initialize="false" initialize-with=". " name-as-sort-order="all"/>
      <label form="short" plural="never" prefix=" "/>`,
  },
  {
    fault: 'No space stands between a translator and what he is: “Weaver, Williamtran.”',
    style: 'sist02',
    from: `<names variable="translator">
      <name initialize="false" initialize-with=". " name-as-sort-order="all"/>
      <label form="short" plural="never"/>`,
    to: `<names variable="translator">
      <name initialize="false" initialize-with=". " name-as-sort-order="all"/>
      <label form="short" plural="never" prefix=" "/>`,
  },
  {
    fault: 'The name of a newspaper or a magazine is left out.',
    style: 'sist02',
    from: `        <if type="article-journal">
          <group delimiter=". ">`,
    to: `        <if type="article-journal article-magazine article-newspaper" match="any">
          <group delimiter=". ">`,
  },
  {
    fault: 'A newspaper has no day.',
    style: 'sist02',
    from: `  <macro name="issued">
    <date variable="issued">
      <date-part name="year"/>
    </date>`,
    to: `  <macro name="issued">
    <choose>
      <if type="article-newspaper">
        <date variable="issued">
          <date-part name="year"/>
          <date-part name="month" form="numeric-leading-zeros" prefix="-"/>
          <date-part name="day" form="numeric-leading-zeros" prefix="-"/>
        </date>
      </if>
      <else>
        <date variable="issued">
          <date-part name="year"/>
        </date>
      </else>
    </choose>`,
  },
  {
    fault: 'The editors of a book without an author are left out.',
    style: 'sist02',
    from: `            <text macro="title"/>
            <text macro="translator"/>`,
    to: `            <text macro="title"/>
            <text macro="editor"/>
            <text macro="translator"/>`,
  },
  {
    fault: 'A data set, a program, a film and a document of no kind have no publisher.',
    style: 'sist02',
    from: `          <group delimiter=". ">
            <text macro="title"/>
            <text macro="issued"/>
          </group>
        </else>`,
    to: `          <group delimiter=". ">
            <text macro="title"/>
            <group delimiter=", ">
              <text macro="publisher"/>
              <text macro="issued"/>
            </group>
          </group>
        </else>`,
  },
  numberOfReport(['de-DE'], 'Nr.'),
  numberOfReport(['en', 'fr-FR', 'fr-CA', 'pt-PT'], 'no.'),
  {
    fault:
      'A work that is cited before another keeps the number that it had after it: the list is sorted by numbers of before.',
    style: 'sist02',
    from: `second-field-align="flush">
    <sort>
      <key variable="citation-number"/>
    </sort>`,
    to: 'second-field-align="flush">',
  },
  {
    fault: 'A work with a DOI and no address is printed without either.',
    style: 'vancouver',
    from: `<text variable="URL"/>
        </group>
      </if>`,
    to: `<text variable="URL"/>
        </group>
      </if>
      <else-if variable="DOI">
        <text variable="DOI" prefix="doi:"/>
      </else-if>`,
  },
  {
    fault: 'No full stop stands between the title of a report and “Online”.',
    style: 'iso690-author-date-en',
    from: `            <text variable="number" suffix=": "/>
            <text variable="title" font-style="italic"/>`,
    to: `            <text variable="number" suffix=": "/>
            <text variable="title" font-style="italic" suffix="."/>`,
  },
  {
    fault: 'All eight authors of a work stand in a citation, where the French file has “et al.”',
    style: 'iso690-author-date-en',
    from: isoCitation,
    to: isoCitation.replace('<citation ', `<citation ${atMostThree}`),
  },
  {
    fault: 'All eight authors of a work stand in a citation, where the French file has “et al.”',
    style: 'iso690-author-date-de',
    from: isoCitation,
    to: isoCitation.replace('<citation ', `<citation ${atMostThree}`),
  },
  ...portugueseTerms([
    ['<term name="no date">[no date]', '<term name="no date">[sem data]'],
    ['<term name="in">in', '<term name="in">em'],
    ['<term name="online">online', '<term name="online">em linha'],
    ['<term name="accessed">accessed', '<term name="accessed">acedido em'],
    ['<term name="retrieved">Available', '<term name="retrieved">Disponível'],
    ['<term name="from">from', '<term name="from">em'],
  ]),
];

function portugueseTerms(terms: readonly (readonly [string, string])[]): Patch[] {
  return terms.map(([from, to]) => ({
    fault: 'There is no ISO 690 for Portugal, and the Brazilian one leaves out the editor of a chapter.',
    style: 'iso690-author-date-en',
    languages: ['pt-PT'],
    from,
    to,
  }));
}

/** The source of a style, patched for a language. */
export function patchedStyle(file: StyleFile, language: Language, source: string): string {
  return patches
    .filter((patch) => patch.style === file && (patch.languages?.includes(language) ?? true))
    .reduce((style, { from, to }) => style.replaceAll(from, to), source);
}
