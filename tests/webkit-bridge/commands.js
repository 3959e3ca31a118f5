/** The commands of WebDriver BiDi that the bridge knows: those that Playwright sends for the tests. */

/** Of a page, in CSS pixels. */
const SIZE = { width: 1280, height: 800 };

/**
 * @typedef {(params: any, tell: import('./page.js').Tell) => any} Command answers with its result, and tells events
 *
 * @param {import('./pages.js').Pages} pages
 * @param {() => Promise<void>} quit
 * @returns {Record<string, Command>}
 */
export function commandsOf(pages, quit) {
  /** The size that the pages of a user context have. @type {Map<string, typeof SIZE>} */
  const sizes = new Map();
  let userContexts = 0;

  const pageOf = (/** @type {any} */ { context, target }) => pages.get(context ?? target.context);
  const isKept = (/** @type {any} */ { resultOwnership }) => resultOwnership === 'root';

  return {
    'session.new': () => ({
      sessionId: 'one',
      capabilities: { browserName: 'webkit', browserVersion: '', userAgent: '' },
    }),
    'session.subscribe': () => ({ subscription: 'one' }),
    'browser.close': quit,

    'browser.createUserContext'() {
      userContexts += 1;
      return { userContext: `user ${userContexts}` };
    },
    async 'browser.removeUserContext'({ userContext }) {
      for (const page of pages.of(userContext)) await pages.close(page);
      return {};
    },

    async 'browsingContext.create'({ userContext }, tell) {
      const page = await pages.open(userContext, tell);
      const { width, height } = sizes.get(userContext) ?? SIZE;
      await page.resize(width, height);
      page.announce();
      return { context: page.context };
    },
    async 'browsingContext.close'(params) {
      await pages.close(pageOf(params));
      return {};
    },
    'browsingContext.navigate': (params) => pageOf(params).navigate(params.url),
    'browsingContext.reload': (params) => pageOf(params).reload(),
    'browsingContext.traverseHistory': (params) => pageOf(params).traverse(params.delta),
    'browsingContext.captureScreenshot': async (params) => ({ data: await pageOf(params).screenshot() }),
    async 'browsingContext.setViewport'({ context, userContexts: named = [], viewport }) {
      for (const userContext of named) sizes.set(userContext, viewport);
      if (context) await pages.get(context).resize(viewport.width, viewport.height);
      return {};
    },

    'script.evaluate': (params) => pageOf(params).evaluate(params.expression, isKept(params), params.target.sandbox),
    'script.callFunction': (params) =>
      pageOf(params).call(params.functionDeclaration, params.arguments, isKept(params), params.target.sandbox),
    'script.disown'(params) {
      pageOf(params).disown(params.handles);
      return {};
    },

    async 'input.performActions'(params) {
      await pageOf(params).act(params.actions);
      return {};
    },

    // What Playwright asks of every browser, and no test needs here.
    'browser.setDownloadBehavior': () => ({}),
    'browsingContext.activate': () => ({}),
    'emulation.setLocaleOverride': () => ({}),
    'emulation.setScreenOrientationOverride': () => ({}),
    'emulation.setScreenSettingsOverride': () => ({}),
    'network.addDataCollector': () => ({ collector: 'none' }),
    'network.addIntercept': () => ({ intercept: 'none' }),
  };
}
