/**
 * What can be opened is open on paper: browsers without `::details-content` print of closed details the summary alone.
 * @param {Iterable<HTMLDetailsElement>} all
 */
export function openOnPaper(all) {
  /** Those that were closed when the printer came. @type {HTMLDetailsElement[]} */
  const closed = [];
  addEventListener('beforeprint', () => {
    for (const details of all) {
      if (!details.open) closed.push(details);
      details.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const details of closed.splice(0)) details.open = false;
  });
}
