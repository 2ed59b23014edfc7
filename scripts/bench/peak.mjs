// Loaded before a measured program: prints its peak memory in KiB when it exits.
import fs from 'node:fs';

process.on('exit', () => fs.writeSync(2, `\npeak ${process.resourceUsage().maxRSS}\n`));
