/**
 * The languages there are, by their codes. The site gets those of the files in web/i18n; what stands here is for tests
 * without it.
 */
export const languages = ['en', 'de', 'zh'];
