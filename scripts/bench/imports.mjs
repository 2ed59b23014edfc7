// The floor of a start: a process that only loads what prints a deck.
await Promise.all(['pdfkit', 'fontkit', 'harfbuzzjs', 'zod', 'yaml', 'commander'].map(name => import(name)));
