/** An SVG in its own size in pixels, as a PNG. A worker could not: it has no images. */
export async function paint(svg: string): Promise<Blob> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth;
    canvas.height = image.naturalHeight;
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    const png = await new Promise<Blob | null>(done => canvas.toBlob(done, 'image/png'));
    if (png === null) throw new Error('The contact sheet could not be drawn.');
    return png;
  } finally {
    URL.revokeObjectURL(url);
  }
}
