import { brand } from '@octavo/contract/brand';
import { escapeXml } from '../xml/escape-xml.ts';
import { namespaces } from './namespaces.ts';

/** Title and language of the document. */
export const metaFile = (name: string, language: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<office:document-meta ${namespaces}>
<office:meta><meta:generator>${escapeXml(brand.name)}</meta:generator><dc:title>${escapeXml(name)}</dc:title><dc:language>${escapeXml(language)}</dc:language></office:meta>
</office:document-meta>
`;
