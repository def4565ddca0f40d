import { type FileType, fontNames, pageMeasures } from '@octavo/contract/download-options';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { PagePreview } from '../../components/page-preview/index.ts';
import { useFlow } from '../flow-context/index.ts';
import * as css from './first-page.css.ts';
import { easyFonts, pageFonts } from './page-fonts.ts';

const widest = Math.max(...Object.values(pageMeasures).map(({ width }) => width));

/** File types with a choice of page size. */
const paged: ReadonlySet<FileType> = new Set(['pdf', 'docx', 'odt', 'tex']);

/** A preview of the first page with the chosen options: lines may break differently in the file. */
export function FirstPage() {
  const download = useFlow('download');
  const { t } = useTranslation('download');
  const options = useSelector(download, (state) => state.context.options);
  const known = useSelector(download, (state) => state.context.firstPage);
  const { fileType, pageSize, margin, fontSize, font, sectionLabels } = options;

  if (!paged.has(fileType)) return <p className={css.note}>{t('preview.noPages')}</p>;
  if (known === null) return null;
  const blocks = sectionLabels === true ? known : known.filter(({ part }) => part !== 'label');
  const isEasy = easyFonts.has(font);
  return (
    <div className={css.aside}>
      <PagePreview
        label={t('preview.label', {
          pageSize: t(`pageSizes.${pageSize}`),
          margin,
          font: fontNames[font],
          fontSize,
        })}
        {...pageMeasures[pageSize]}
        widest={widest}
        margin={margin}
        fontSize={fontSize}
        fontFamily={pageFonts[font]}
      >
        {blocks.map(({ part, text, ratio }, index) => (
          <div
            // oxlint-disable-next-line react/no-array-index-key -- blocks have no name, and never change their places
            key={index}
            dir="auto"
            className={[
              css.part[part],
              part === 'paragraph' ? (isEasy ? css.ragged : css.justified) : '',
            ].join(' ')}
            style={ratio === undefined ? undefined : { aspectRatio: ratio }}
          >
            {text}
          </div>
        ))}
      </PagePreview>
      <p className={css.note}>{t('preview.note')}</p>
    </div>
  );
}
