import { endpoints } from '@octavo/contract/endpoints';

/** The address of a picture in the text of a link, which is served by the link's own right. */
export const pictureAddress = (linkId: string, pictureId: string): string =>
  endpoints.sharedPicture.path
    .replace('{linkId}', encodeURIComponent(linkId))
    .replace('{pictureId}', encodeURIComponent(pictureId));
