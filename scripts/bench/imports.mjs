// The floor for the start: a process that only loads the libraries that print a deck.
await Promise.all(
  ['pdfkit', 'fontkit', 'harfbuzzjs', 'zod', 'js-yaml', 'commander'].map(name => import(name)),
);
