/** A page of somebody else that holds a player: its typography means no player, and must not reach one. */

export const html = `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <title>Notes on puzzles</title>
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <link rel="icon" href="data:,">
  <script src="../stepdoku.js" async></script>
</head>
<body>
  <header><h1>Notes on puzzles</h1></header>
  <main>
    <p>In the first week of the year I wrote a solver. It tries a digit, and when nothing fits any
    more, it takes the last one back.</p>
    <sudoku-player></sudoku-player>
    <p>Below the picture the text goes on, and the button here is one of mine: <button>Reply</button></p>
  </main>
</body>
</html>`;

/** As themes of blogs are: selectors of tags, a narrow column, other fonts and boxes. */
export const css = `
  html { font: 18px/1.8 Georgia, "DejaVu Serif", serif; }
  body { max-width: 46rem; margin: 0 auto; padding: 0 1rem; }
  * { letter-spacing: 0.01em; }
  p { text-align: justify; text-indent: 1em; }
  button { border-radius: 2em; padding: 1em 2em; text-transform: uppercase; background: #7a2; color: #fff; }
  h1, h2 { font-variant: small-caps; }
  @media (prefers-color-scheme: dark) { body { background: #222; color: #ddd; } }
`;
