/** Header of a request for a picture that the service worker keeps, as it does those of `img` elements. */
export const KEEP_PICTURE = 'x-keep-picture';
